export {READING_LIMITS, TASK_LIMITS, type ReadingLimits} from './limits';
export {READABLE_FOLDERS} from './readable';
export {ReaderStopped, Supervisor} from './supervisor';
