export {abrirPdf} from './open';
export {PdfRecusado, type LimitesPdf} from './limits';
export type {PdfAberto} from './opened';
