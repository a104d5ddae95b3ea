export {openPdf} from './open';
export {PdfRefused, type PdfLimits} from './limits';
export type {OpenPdf} from './opened';
