/**
 * Replaces useTheme: the mode is the attribute on `<html>`, as Toggle/control.ts changes it without React; this state follows it. Stock has
 * a second state, and lets the system's colour scheme override the reader's stored choice (upstream #6930).
 */
import {useEffect, useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {useThemeReturns} from '@theme/hooks/useTheme';

const root = () => document.documentElement;
const showMode = (mode: 'light' | 'dark') => () => root().setAttribute('data-theme', mode);

export default function useTheme(): useThemeReturns {
  const [isDarkTheme, setDark] = useState(useThemeConfig().colorMode.defaultMode === 'dark');
  useEffect(() => {
    const follow = () => setDark(root().dataset.theme === 'dark');
    const observer = new MutationObserver(follow);
    observer.observe(root(), {attributeFilter: ['data-theme']});
    follow();
    return () => observer.disconnect();
  }, []);
  return {isDarkTheme, setLightTheme: showMode('light'), setDarkTheme: showMode('dark')};
}
