export {ResgatesList} from './ResgatesList';
