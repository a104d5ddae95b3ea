export {abrirPdf} from './open';
export {LIMITES_PDF, PdfRecusado, type LimitesPdf, type MotivoPdf} from './limits';
export type {PdfAberto} from './opened';
