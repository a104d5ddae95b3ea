export {loadScale} from './load';
export {withoutIndexes} from './indexes';
