export {abrirPdf, type PdfAberto} from './abrir';
export {LIMITES_PDF, PdfRecusado, type LimitesPdf, type MotivoPdf} from './limites';
