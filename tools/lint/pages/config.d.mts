import type {Linter} from 'eslint';

export function pageConfig(siteDir: string): Linter.Config[];
