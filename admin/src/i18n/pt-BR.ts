import {ra} from './react-admin';

/** Every text that react-admin may show; what the panel's own resources are called is said by their manifests. */
export const ptBR = {ra};
