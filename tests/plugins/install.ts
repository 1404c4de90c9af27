import path from 'path';
import {installIn} from '../fixtures/install-in';

export default function install(): void {
  installIn(path.join(__dirname, 'packages'), '--legacy-peer-deps');
}
