export {abrirImagem} from './abrir';
export {acentuar} from './acentuar';
export {redimensionar} from './amostrar';
export {endireitar} from './endireitar';
export {estudar, type Estudo} from './estudo';
export {girar} from './girar';
export {acharPapeis} from './papeis';
export {recortar} from './recortar';
export {ImagemRecusada, type Giro, type ImagemCinza, type Papel, type Ponto, type Quadrilatero} from './tipos';
