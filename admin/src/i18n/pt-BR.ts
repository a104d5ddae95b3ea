import {campos} from './campos';
import {ra} from './react-admin';

/** Every text that react-admin may show, and the names of the panel's own resources. */
export const ptBR = {ra, resources: campos};
