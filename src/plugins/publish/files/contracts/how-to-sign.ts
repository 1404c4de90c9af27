import {SANDBOX} from '../../../../../contract';
import type {Scheme} from '../../../../../contract';
import {KIT_FILE} from '../../../docs/blocks/downloads';
import type {SiteLinks} from './site-links';
import * as words from '../../../../../words';

/** How to sign, in a few lines of Markdown for those who have only this file. */
export function howToSign({howTo: {steps, answers, anchor}}: Scheme, links: SiteLinks): string {
  const page = links.page('', anchor);
  const texts = words.postman.sign;
  return [
    `## ${texts.title}`,
    texts.open,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    answers,
    words.interpolate(texts.more, {page, kit: links.download(KIT_FILE), sandbox: SANDBOX}),
  ].join('\n\n');
}
