/** `npm run test:all -- sbom`: writes the bill of materials of the build in build/, and the list of its licences, into sbom/. */
import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {billOfMaterials, licenseList, npmBill, refusedLicenses} from './bill-of-materials';
import {LICENSES_FILE, packagesOf} from '../../src/plugins/licenses/notices';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = path.join(ROOT, 'sbom');

const shipped = packagesOf(readFileSync(path.join(ROOT, 'build', LICENSES_FILE), 'utf8'));
const bill = billOfMaterials(npmBill(), shipped);
refusedLicenses(bill).forEach((complaint) => {
  console.error(`[sbom] ${complaint}`);
  process.exitCode = 1;
});
mkdirSync(FOLDER, {recursive: true});
writeFileSync(path.join(FOLDER, 'bom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
writeFileSync(path.join(FOLDER, 'licenses.csv'), licenseList(bill));
console.log(
  `${bill.components.length} packages, ${shipped.size} of which reach readers: sbom/bom.cdx.json, sbom/licenses.csv`,
);
