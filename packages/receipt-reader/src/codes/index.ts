export {evidenceOfCodes} from './evidence';
export {readCodes, type Effort} from './read-codes';
