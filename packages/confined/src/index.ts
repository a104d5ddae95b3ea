export {ConfinedChild} from './confined-child';
export {Deadline} from './deadline';
export {PoolBusy, PoolStopped, TaskInterrupted, TaskRefused, type InterruptionReason} from './errors';
export type {Program} from './fork';
export type {ProcessLimits} from './limits';
export {ConfinedPool, type Requester, type PoolLimits} from './pool';
export {TaskProcess, type UntrustedFile, type Job} from './task-process';
