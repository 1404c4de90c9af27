import {installIn} from '../fixtures/install-in';

export default function install(): void {
  installIn(__dirname);
}
