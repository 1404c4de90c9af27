import {mkdtempSync, rmSync} from 'fs';
import os from 'os';
import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../../contract/samples/languages';
import type {Language} from '../../contract/samples/languages';
import {handWrittenSamples, interfaceSamples, writeSamples} from '../../tools/samples/files';
import type {Sample} from '../../tools/samples/files';
import {formatProblems, lacksToFormat} from '../../tools/samples/languages';

const ROOT = path.join(__dirname, '..', '..');

function problemsOf(language: Language['id'], samples: readonly Sample[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-format-'));
  writeSamples(
    samples.filter((sample) => sample.language === language),
    folder,
  );
  const problems = formatProblems(language, path.join(folder, language));
  rmSync(folder, {recursive: true});
  return problems;
}

const all = [...interfaceSamples(ROOT), ...handWrittenSamples(ROOT)];

for (const {id, label} of LANGUAGES) {
  const lack = lacksToFormat(id);

  test(`${label}: the formatter of the language finds nothing to change in any sample${lack && ` (${lack})`}`, () => {
    test.skip(lack !== '', lack);
    expect(problemsOf(id, all)).toBe('');
  });
}
