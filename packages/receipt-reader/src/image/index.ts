export {abrirImagem} from './open';
export {acentuar} from './straighten/light';
export {recortar, redimensionar} from './sample';
export {endireitar} from './straighten/straighten';
export {estudar, type Estudo} from './study/study';
export {girar} from './rotate';
export {acharPapeis} from './papers/papers';
export {ImagemRecusada, type Giro, type ImagemCinza, type Papel} from './types';
