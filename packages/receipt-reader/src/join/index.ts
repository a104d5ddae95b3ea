export {overallConfidence} from './confidence';
export {joinEvidence} from './join';
export {chooseKey} from './key';
