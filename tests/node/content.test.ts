import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {forbiddenTexts} from '../checks/forbidden-texts';
import {ownText} from '../checks/own-texts';

test('no page carries a placeholder, a wrong term, English of the theme or an unmasked number', () => {
  for (const [route, html] of builtPages()) expect.soft(forbiddenTexts(ownText(html)), route).toEqual([]);
});
