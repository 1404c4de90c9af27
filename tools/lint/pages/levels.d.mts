import type {Problem} from '../../../contract';

export function readPageLevels(siteDir: string): {
  readonly folders: readonly (readonly [string, string])[];
  readonly problems: readonly Problem[];
};
