/**
 * Replaces useTheme: stock lets a change of the system's colour scheme override the reader's stored choice, even with
 * `respectPrefersColorScheme: false`, and never removes its listener (upstream #6930).
 */
import {useCallback, useEffect, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import type {useThemeReturns} from '@theme/hooks/useTheme';

type ColorMode = 'light' | 'dark';
const STORAGE_KEY = 'theme';

const toColorMode = (value: string | null): ColorMode => (value === 'dark' ? 'dark' : 'light');

/** The inline script of theme-classic has set the attribute from the stored choice before the first paint. */
function initialMode(defaultMode: ColorMode): ColorMode {
  return ExecutionEnvironment.canUseDOM ? toColorMode(document.documentElement.getAttribute('data-theme')) : defaultMode;
}

export default function useTheme(): useThemeReturns {
  const {defaultMode} = useThemeConfig().colorMode;
  const [mode, setMode] = useState<ColorMode>(() => initialMode(defaultMode));

  useEffect(() => document.documentElement.setAttribute('data-theme', mode), [mode]);

  useEffect(() => {
    function followOtherTab({key, newValue}: StorageEvent): void {
      if (key === STORAGE_KEY) setMode(toColorMode(newValue));
    }
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);

  const choose = useCallback((chosen: ColorMode) => {
    setMode(chosen);
    createStorageSlot(STORAGE_KEY).set(chosen);
  }, []);

  return {
    isDarkTheme: mode === 'dark',
    setLightTheme: useCallback(() => choose('light'), [choose]),
    setDarkTheme: useCallback(() => choose('dark'), [choose]),
  };
}
