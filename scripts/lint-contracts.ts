/** Part of `npm run lint`: the contracts of all docs versions against redocly.yaml. */
import path from 'path';
import {lintContracts} from '../src/plugins/contract/checks/lint';
import {formatProblem} from '../src/plugins/problems';

const root = path.join(__dirname, '..');

void lintContracts(root, path.join(root, 'redocly.yaml')).then((problems) => {
  problems.forEach((problem) => console.error(formatProblem(problem)));
  process.exitCode = problems.length > 0 ? 1 : 0;
});
