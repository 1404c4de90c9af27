import {valuesAt, walkExamples} from './example-walk';
import type {Contracts} from '../read/contracts';
import {locatedProblem} from '../model/schema';
import type {Located} from '../model/schema';
import type {Problem} from '../problems';

/** A field or an enum value, and whether an example contains it. */
type Shown = {readonly place: Pick<Located, 'file' | 'keys'>; readonly label: string; readonly covered: boolean};

/**
 * Finds fields and enum values of a docs version that no example contains. A field counts once at its definition, and a value once in its
 * dictionary, so a shared schema needs one example, not one for each interface. If no example contains an object, its fields are not
 * listed.
 *
 * @param names the contracts of the version
 */
export function coverageProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const shown = new Map<string, Shown>();
  const note = (key: string, place: Shown['place'], label: string, covered: boolean) =>
    shown.set(key, {
      place: shown.get(key)?.place ?? place,
      label,
      covered: covered || (shown.get(key)?.covered ?? false),
    });
  walkExamples(names, contracts, ({schema, file, keys}, instances) => {
    (schema.enum ?? []).forEach((value) =>
      note(
        `${schema['x-dict'] ?? [file, ...keys].join('/')} ${value}`,
        {file, keys: [...keys, 'enum']},
        `value "${value}"`,
        instances.includes(value),
      ),
    );
    Object.entries(schema.properties ?? {}).forEach(([name, {contentMediaType}]) => {
      // An example is JSON, which cannot contain the bytes of a file.
      if (contentMediaType) return;
      const place = {file, keys: [...keys, 'properties', name]};
      note([file, ...place.keys].join('/'), place, `field "${name}"`, valuesAt(instances, name).length > 0);
    });
  });
  return Array.from(shown.values())
    .filter(({covered}) => !covered)
    .map(({place, label}) =>
      locatedProblem(
        place,
        contracts,
        `${label} stands in no example. Expected every field and every value in at least one. Add it to an example.`,
      ),
    );
}
