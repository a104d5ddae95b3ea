export {Dashboard} from './Dashboard';
