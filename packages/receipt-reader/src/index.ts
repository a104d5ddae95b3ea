export type {FileToRead, Content, DocumentReading, DocumentItem, Measurements} from './document/types';
export {overallConfidence} from './join';
export type {InterruptionReason} from '@clube/confined';
export {ReaderStopped} from './process';
export {ReceiptReader, type ReceiptReaderOptions} from './reader';
export {looksLikeFiscalXml} from './xml/looks-fiscal';
