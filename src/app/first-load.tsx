/**
 * On the first load the page can be read before its script runs. A chunk that is missing then must not take the text away:
 * the box with Retry stands above it, and hydration waits until the chunk has come.
 */
import React from 'react';
import {render, unmountComponentAtNode} from 'react-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadFailure from '../components/LoadFailure';
import {loadNewerBuild} from './newer-build';

let firstLoad = true;

/** Whether the page that the reader opened is still being made ready. */
export const isFirstLoad = (): boolean => firstLoad;

/** From now on a chunk that fails is theme/Loading's to report. */
export function endFirstLoad(): void {
  firstLoad = false;
}

/** Shows the box until the reader presses Retry. */
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

/** Waits for a newer build's page or for Retry; chunks that fail together wait together, under one box. */
function recover(error: Error): Promise<void> {
  recovery ??= loadNewerBuild()
    .then((loading) => (loading ? new Promise<void>(() => {}) : untilRetry(error)))
    .finally(() => {
      recovery = undefined;
    });
  return recovery;
}

if (ExecutionEnvironment.canUseDOM) {
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
