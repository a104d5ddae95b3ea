export {makeBackup, removeOld, type BackupMade} from './backup';
export {BackupError} from './errors';
export {makeKeyPair} from './key';
export {inspectBackup, restoreBackup, type Inspected} from './restore';
