import path from 'path';
import {installIn} from '../fixtures/install-in';

/** Installs the packages of packages/; React and others are those of the site. */
export default function install(): void {
  installIn(path.join(__dirname, 'packages'), '--legacy-peer-deps');
}
