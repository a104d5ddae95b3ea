// Test data for other packages that handle receipts.
export {MINIMAL_HEIC, heicClaiming} from './image/heic';
export {HOSTILE} from './hostile';
export {writeText, rawPdf} from './pdf/raw-pdf';
export {SAMPLE_KEY, nfeProc} from './xml/sample-xml';
