export {makeBackup, removeOld, type BackupMade} from './backup';
export {BackupError} from './errors';
export {makeKeyPair} from './key';
export {touchMark} from './mark';
export {inspectBackup, restoreBackup, type Inspected} from './restore';
