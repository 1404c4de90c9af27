/**
 * On the first load the page is readable before its scripts run. If a chunk is missing, the text must stay readable: this module shows the
 * box with Retry above the text, and delays hydration until the chunk is loaded.
 */
import React from 'react';
import {render, unmountComponentAtNode} from 'react-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from '../components/LoadFailure';
import {send} from '../controls/events';
import {loadNewerBuild} from './newer-build';

let firstLoad = true;

/** Whether the chunks of the first page are still loading. */
export const isFirstLoad = (): boolean => firstLoad;

/** From here on, theme/Loading reports chunks that fail to load. */
export function endFirstLoad(): void {
  firstLoad = false;
}

/** Shows the box, and resolves when the reader presses Retry. */
function untilRetry(error: Error): Promise<void> {
  const container = document.createElement('div');
  document.body.prepend(container);
  return new Promise((resolve) => {
    function retry(): void {
      unmountComponentAtNode(container);
      container.remove();
      resolve();
    }
    render(<LoadFailure error={error} retry={retry} />, container);
  });
}

let recovery: Promise<void> | undefined;

/** Loads the page of a newer build if there is one, else waits for Retry; chunks that fail at the same time share one box. */
function recover(error: Error): Promise<void> {
  recovery ??= loadNewerBuild()
    .then((loading) => (loading ? new Promise<void>(() => {}) : untilRetry(error)))
    .finally(() => {
      recovery = undefined;
    });
  return recovery;
}

if (ExecutionEnvironment.canUseDOM) {
  send('app-executes');
  const load = __webpack_require__.e;
  __webpack_require__.e = async function loadWithRetry(chunk: string): Promise<unknown> {
    try {
      return await load(chunk);
    } catch (error) {
      if (!firstLoad) throw error;
      await recover(error as Error);
      return loadWithRetry(chunk);
    }
  };
}
