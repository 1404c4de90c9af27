/**
 * Replaces ErrorPageContent, the crash screen inside the layout: has the exact texts of the specification, and disappears on navigation.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import CrashScreen from '../components/CrashScreen';

export default function ErrorPageContent(props: ComponentProps<typeof CrashScreen>): JSX.Element {
  return <CrashScreen {...props} />;
}
