export {XmlRecusado} from './parse';
export {lerXml} from './read';
export {pareceXmlFiscal} from './looks-fiscal';
