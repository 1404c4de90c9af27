import {on} from './on';

/** Mark of src/plugins/before-paint: what is far below is laid out when it comes near. A link may lead anywhere. */
on('click', 'a[href]', () => document.documentElement.removeAttribute('data-from-top'));
