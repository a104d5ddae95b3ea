export {PintoresList} from './PintoresList';
export {PintorShow} from './PintorShow';
