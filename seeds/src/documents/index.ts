export {createNota, type NotaData} from './create-nota';
export {layoutCupom} from './cupom/cupom';
export {layoutDanfe} from './danfe/danfe';
export {qrCodeNfce} from './cupom/nfce-qrcode';
export {renderDocument, type RenderedDocument, type DocumentFormat} from './render';
export * from './nota';
