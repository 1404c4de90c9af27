import {baseUrlBanner} from './base-url-banner';
import {all} from './on';

/** Loads the scripts of the app in their order; the page is read meanwhile. */
function start(): void {
  all('script[data-src]').forEach(({dataset}) => {
    const script = document.createElement('script');
    script.src = dataset.src ?? '';
    script.async = false;
    script.onerror = () => document.getElementById('base-url-banner') ?? document.body.prepend(baseUrlBanner());
    document.body.append(script);
  });
}

// Safari has no requestIdleCallback.
addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)));
