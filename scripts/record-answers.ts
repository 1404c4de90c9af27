/** `npm run answers`: runs the Node.js sample of every interface against the sandbox, and records what it prints for the pages. */
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {versionNames} from '../src/data/versions';
import {answersFile, printedAnswers} from '../tests/checks/sample-answers';
import {interfaceSamples} from '../tests/checks/sample-files';

async function record(): Promise<void> {
  const samples = interfaceSamples(path.join(__dirname, '..')).filter(({language}) => language === 'node');
  for (const version of versionNames) {
    const printed = await printedAnswers(version, samples.filter((sample) => sample.version === version));
    const failed = Object.entries(printed).filter(([, text]) => !text.startsWith('{') || !text.includes('"success":true'));
    if (failed.length > 0) throw new Error(failed.map(([id, text]) => `[answers] ${version} ${id}: ${text}. Mend the sandbox or the example of the contract.`).join('\n'));
    const answers = Object.fromEntries(Object.entries(printed).map(([id, text]) => [id, JSON.parse(text) as unknown]));
    mkdirSync(path.dirname(answersFile(version)), {recursive: true});
    writeFileSync(answersFile(version), `${JSON.stringify(answers, null, 1)}\n`);
    console.log(`${version}: ${Object.keys(answers).length} answers`);
  }
}

void record();
