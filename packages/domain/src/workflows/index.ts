export {Workflow} from './workflow.js';
