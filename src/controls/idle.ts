import {whenParsed} from './on';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

/** Milliseconds after which work starts even if the browser is not idle. */
const LATEST = 1000;

/** Whether the reader saves data, or has a network on which fetching ahead would slow down what is read. */
export function costsMuch(): boolean | undefined {
  const {saveData, effectiveType} = (navigator as {readonly connection?: Connection}).connection ?? {};
  return saveData || effectiveType?.includes('2g');
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(work: (deadline?: unknown) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, {timeout: LATEST});
  else setTimeout(work);
}

/** Calls back when the page with all that it names has loaded, which is often in the last task of the parser. */
export function onLoaded(callBack: () => void): void {
  whenParsed(() => {
    if (document.readyState === 'complete') callBack();
    else addEventListener('load', callBack);
  });
}
