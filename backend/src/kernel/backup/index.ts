export {makeBackup, removeOld, type BackupMade} from './make/make-backup';
export {BackupError} from './errors';
export {makeKeyPair} from './archive/key';
export {touchLastBackup} from './last-backup';
export {inspectBackup, restoreBackup, type Inspected} from './restore/restore';
