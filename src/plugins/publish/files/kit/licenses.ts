import {readFileSync, readdirSync} from 'fs';
import path from 'path';

const isLicense = (file: string): boolean => /^licen[cs]e/i.test(file);

function licenseOf(siteDir: string, name: string): string {
  const folder = path.join(siteDir, 'node_modules', name);
  const {version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find(isLicense);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim() : '';
  return `## ${name} ${version} (${license})\n\n${text}`.trim();
}

/** The licences of packages, which every copy of them must include. */
export const licensesText = (siteDir: string, packages: readonly string[]): string =>
  `${packages.map((name) => licenseOf(siteDir, name)).join('\n\n')}\n`;
