// The drawing tools under the demo's documents, and what the demo's documents are made of: for whoever needs documents of
// other layouts. Loads nothing of the server.
export {createAleatorio, type Aleatorio} from '../aleatorio';
export {createCatalogo, type Artigo, type Catalogo, type Loja, type Pintor, type Produto} from '../catalogo';
export {ESTILOS_CUPOM, layoutCupom, type EstiloCupom} from './cupom';
export {layoutDanfe} from './danfe';
export {fontFile, measureText, FONT_FEATURES, type FontName} from './fonts';
export {padded, plainCapitals, printNumero} from './format';
export {homography, type Homography, type Point, type Quad} from './homography';
export {createNoiseTile, noiseAt, type NoiseTile} from './noise';
export {printDate, printDateTime, printTime} from './moments';
export {portalNfce} from './portais-nfce';
export {renderPdf} from './render-pdf';
export {renderSvg} from './render-svg';
export * from './sheet';
export {createSurface, type Surface} from './surfaces';
export {code128, qrSymbol} from './symbols';
export type {Destinatario, Emitente, Endereco, ItemNota, NotaFiscal} from './nota';
