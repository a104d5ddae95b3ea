// What others need to test what they do with receipts.
export {HEIC_MINIMO, heicQueDiz} from './image/heic';
export {HOSTIS} from './hostile';
export {escrever, pdfCru} from './pdf/raw-pdf';
export {CHAVE, nfeProc} from './xml/sample-xml';
