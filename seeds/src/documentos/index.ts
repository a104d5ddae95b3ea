export {createNota, type DadosNota} from './create-nota';
export {layoutCupom, ESTILOS_CUPOM, type EstiloCupom} from './cupom';
export {layoutDanfe} from './danfe';
export {qrCodeNfce, type VersaoQrCode} from './qrcode-nfce';
export {renderDocumento, FORMATOS_DOCUMENTO, type Documento, type FormatoDocumento} from './render';
export * from './nota';
