/**
 * Replaces LayoutProviders: without the state of the announcement bar and of stock's mobile menu, which the control.ts of these parts keep
 * outside of React.
 */
import React from 'react';
import type {ReactNode} from 'react';
import {DocsPreferredVersionContextProvider, ScrollControllerProvider} from '@docusaurus/theme-common';
import ThemeProvider from '@theme/ThemeProvider';
import UserPreferencesProvider from '@theme/UserPreferencesProvider';

export default function LayoutProviders({children}: {readonly children: ReactNode}): JSX.Element {
  return (
    <ThemeProvider>
      <UserPreferencesProvider>
        <ScrollControllerProvider>
          <DocsPreferredVersionContextProvider>
            <>{children}</>
          </DocsPreferredVersionContextProvider>
        </ScrollControllerProvider>
      </UserPreferencesProvider>
    </ThemeProvider>
  );
}
