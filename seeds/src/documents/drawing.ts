// The drawing functions of the demo's documents, for callers that need documents in other layouts. Imports nothing of
// the server.
export {createRandom, type Random} from '../random';
export {createCatalogue, type Article, type Catalogue, type Loja, type Pintor, type Produto} from '../catalogue';
export {CUPOM_STYLES, layoutCupom, type CupomStyle} from './cupom/cupom';
export {layoutDanfe} from './danfe/danfe';
export {fontFile, measureText, FONT_FEATURES, type FontName} from './sheet/fonts';
export {padded, plainCapitals, printNumero} from './format';
export {homography, type Homography, type Point, type Quad} from './photo/homography';
export {createNoiseTile, noiseAt, type NoiseTile} from './photo/noise';
export {printDate, printDateTime, printTime} from './print-dates';
export {portalNfce} from './cupom/nfce-portals';
export {renderPdf} from './sheet/render-pdf';
export {renderSvg} from './sheet/render-svg';
export * from './sheet/sheet';
export {createSurface, type Surface} from './photo/surfaces';
export {code128, qrSymbol} from './sheet/symbols';
export type {Recipient, Issuer, Endereco, NotaItem, NotaFiscal} from './nota';
