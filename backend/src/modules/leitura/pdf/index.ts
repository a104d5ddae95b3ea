export {abrirPdf} from './abrir';
export {LIMITES_PDF, PdfRecusado, type LimitesPdf, type MotivoPdf} from './limites';
export type {PdfAberto} from './pdf-aberto';
