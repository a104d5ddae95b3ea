export {RESUMOS, loadScale} from './load';
export {withoutIndexes} from './indexes';
