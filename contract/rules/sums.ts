import {walkExamples} from './example-walk';
import type {Contracts} from '../read/contracts';
import {isNode} from '../openapi/nodes';
import {locatedProblem} from '../model/schema';
import {isNumeral, plainNumbers} from '../values/numerals';
import type {Problem} from '../problems';

/** A term with its sign: `a`, a whole number, `sum(list.a)` or `count(list)`. */
const TERM = /^([+-]?)\s*(?:(sum|count)\(([\w.]+)\)|(\w+))$/;

type Instance = Readonly<Record<string, unknown>>;

/** An amount as a number: a text with two decimals is converted to hundredths, which add up without rounding. */
function toNumber(value: unknown): number | undefined {
  const number = isNumeral(value) ? plainNumbers(value) : value;
  if (typeof number === 'number') return number;
  return typeof value === 'string' && /^-?\d+(\.\d{2})?$/.test(value) ? Math.round(Number(value) * 100) : undefined;
}

/** The value of a term; undefined where the instance lacks its field. */
function termValue(term: string, instance: Instance): number | undefined {
  const [, sign, aggregate, path, name] = TERM.exec(term) ?? [];
  if (!name && !path)
    throw new Error(`term "${term}" cannot be read. Expected a field, sum(list.field) or count(list).`);
  const factor = sign === '-' ? -1 : 1;
  const scaled = (value: number | undefined) => (value === undefined ? undefined : factor * value);
  if (name) return scaled(toNumber(/^\d+$/.test(name) ? Number(name) : instance[name]));
  const [list, field] = path.split('.');
  const items = instance[list];
  if (!Array.isArray(items)) return undefined;
  if (aggregate === 'count') return scaled(items.length);
  const values = items.filter(isNode).map((item) => toNumber(item[field]));
  const known = values.filter((value): value is number => value !== undefined);
  return known.length === values.length ? scaled(known.reduce((sum, value) => sum + value, 0)) : undefined;
}

function expressionValue(expression: string, instance: Instance): number | undefined {
  const terms = expression.trim().split(/\s+(?=[+-])/);
  const values = terms.map((term) => termValue(term.trim(), instance));
  return values.every((value) => value !== undefined)
    ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    : undefined;
}

/**
 * Whether a rule holds for an object.
 *
 * @param rule `total = a + b - sum(list.c)`; of several right sides, separated by `|`, one must be equal, e.g. `rest = a - b | 0`
 * @returns also true where the object lacks a field of the rule
 * @throws Error where the rule cannot be parsed
 * @internal exported for tests
 */
export function satisfiesRule(rule: string, instance: Instance): boolean {
  const [left, right] = rule.split(' = ');
  if (!right)
    throw new Error(`rule "${rule}" cannot be read. Expected e.g. "total = a + b" or "total = sum(items.amount)".`);
  const total = expressionValue(left, instance);
  const values = right.split(' | ').map((side) => expressionValue(side, instance));
  return total === undefined || values.every((value) => value === undefined) || values.includes(total);
}

/** Examples that violate a rule in the `x-sums` of their schema. */
export function sumProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const problems = new Map<string, Problem>();
  walkExamples(names, contracts, ({schema, file, keys}, instances) =>
    schema['x-sums']?.forEach((rule, index) => {
      const place = {file, keys: [...keys, 'x-sums', index]};
      const report = (message: string) =>
        problems.set(message + place.keys.join('/'), locatedProblem(place, contracts, message));
      try {
        instances
          .filter(isNode)
          .filter((instance) => !satisfiesRule(rule, instance))
          .forEach((instance) =>
            report(`"${rule}" does not hold for the example ${JSON.stringify(instance)}. Fix its amounts.`),
          );
      } catch (error) {
        report((error as Error).message);
      }
    }),
  );
  return Array.from(problems.values());
}
