import {operationsOf} from '../model/operations';
import type {Problem} from '../problems';
import {targetsOf} from '../read/fences';
import {shownOn} from '../read/pages';
import type {VersionContracts} from '../read/versions';
import {CONTRACT, problemAt} from '../read/yaml-file';

/** Reports operations that no page of their docs version shows, or more than one, as links need a single target. The contracts must be valid. */
export function shownProblems(siteDir: string, {folder, names, contracts}: VersionContracts): readonly Problem[] {
  const {shown} = shownOn(siteDir, folder);
  return names.flatMap((name) =>
    operationsOf(contracts.read(name)).flatMap(({operation: {operationId}, keys}) => {
      const [, address, method] = keys;
      const [first, ...others] = targetsOf(name, operationId, method, address).flatMap((one) => shown.get(one) ?? []);
      const block = `\`\`\`openapi ${name}#${operationId}`;
      if (first)
        return others
          .filter(({file}) => file !== first.file)
          .map(({file, line}) => ({
            plugin: CONTRACT,
            file: `${folder}/${file}`,
            line,
            message: `${operationId} is shown by ${folder}/${first.file}:${first.line} already. Expected one page of each interface, to which links lead. Drop one block, or write "${block} repeated".`,
          }));
      const message = `no page shows ${operationId}. Expected the block ${block} on one. Put it there; \`npm run adopt -- --update\` does it for a whole document.`;
      return [problemAt(contracts.yaml(name), keys, message)];
    }),
  );
}
