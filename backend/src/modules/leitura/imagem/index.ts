export {abrirImagem} from './abrir';
export {endireitar} from './endireitar';
export {girar} from './girar';
export {acharPapeis} from './papeis';
export {recortar} from './recortar';
export {ImagemRecusada, type Giro, type ImagemCinza, type Papel, type Ponto, type Quadrilatero} from './tipos';
