export {XmlRefused} from './parse';
export {readXml} from './read';
export {looksLikeFiscalXml} from './looks-fiscal';
