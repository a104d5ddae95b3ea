export type {FileToRead, Content, DocumentReading, DocumentItem, Measurements} from './document/types';
export {overallConfidence} from './join';
export {ReaderStopped, type InterruptionReason} from './process';
export {readDocument, type ReadingOptions} from './read-document';
export {ReceiptReader, type ReceiptReaderOptions} from './reader';
export {looksLikeFiscalXml} from './xml';
