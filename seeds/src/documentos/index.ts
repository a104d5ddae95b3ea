export {createNota, type DadosNota} from './create-nota';
export {layoutCupom} from './cupom';
export {layoutDanfe} from './danfe';
export {qrCodeNfce} from './qrcode-nfce';
export {renderDocumento, type Documento, type FormatoDocumento} from './render';
export * from './nota';
