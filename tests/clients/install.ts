import {installIn} from '../fixtures/install-in';

/** Installs the packages of this folder; TypeScript is that of the project. */
export default function install(): void {
  installIn(__dirname);
}
