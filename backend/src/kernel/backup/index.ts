export {makeBackup, removeOld, type BackupMade} from './make/make-backup';
export {BackupError} from './errors';
export {makeKeyPair} from './archive/key';
export {touchLastBackup} from './mark';
export {inspectBackup, restoreBackup, type Inspected} from './restore/restore';
