export {ConfinedChild} from './confined-child';
export {Deadline} from './deadline';
export {PoolBusy, PoolStopped, TaskInterrupted, TaskRefused, type InterruptionReason} from './errors';
export type {Program} from './fork';
export type {ProcessLimits} from './limits';
export {ConfinedPool, type Asker, type PoolLimits} from './pool';
export {TaskProcess, type ForeignFile, type Job} from './task-process';
