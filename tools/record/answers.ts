/** `npm run record -- answers`: runs the Node.js sample of every interface against the sandbox, and records its output for the pages. */
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {answersFile, printedAnswers} from '../samples/answers';
import {interfaceSamples} from '../samples/files';

async function record(): Promise<void> {
  const samples = interfaceSamples(path.join(__dirname, '..', '..')).filter(
    ({language, signed}) => language === 'node' && signed,
  );
  if (samples.length === 0) return console.log('no contract names a signing scheme: there is nothing to record');
  const printed = await printedAnswers(samples);
  const failed = Object.entries(printed).flatMap(([version, answers]) =>
    Object.entries(answers)
      .filter(([, text]) => !text.includes('"success":true'))
      .map(([id, text]) => `[answers] ${version} ${id}: ${text}. Fix the sandbox, or the example of the contract.`),
  );
  if (failed.length > 0) throw new Error(failed.join('\n'));
  for (const [version, texts] of Object.entries(printed)) {
    const answers = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, JSON.parse(text) as unknown]));
    mkdirSync(path.dirname(answersFile(version)), {recursive: true});
    writeFileSync(answersFile(version), `${JSON.stringify(answers, null, 1)}\n`);
    console.log(`${version}: ${Object.keys(answers).length} answers`);
  }
}

void record();
