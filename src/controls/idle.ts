import {whenParsed} from './on';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Milliseconds after which work starts even if the browser is not idle. */
const LATEST = 1000;

/** Whether the reader has data saver on, or a network on which prefetching would slow down the current page. */
export function costsMuch(): boolean | undefined {
  const {saveData, effectiveType} = (navigator as {readonly connection?: Connection}).connection ?? {};
  return saveData || effectiveType?.includes('2g');
}

/** Calls back when the browser is idle. */
export function whenIdle(work: (deadline?: unknown) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: LATEST});
  else setTimeout(work);
}

/** Calls back when the page with its resources has loaded; often that is in the last task of the parser. */
export function onLoaded(callBack: () => void): void {
  whenParsed(() => {
    if (document.readyState === 'complete') callBack();
    else addEventListener('load', callBack);
  });
}
