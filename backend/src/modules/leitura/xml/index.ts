export {XmlRecusado} from './analisar';
export {lerXml} from './ler';
export {pareceXmlFiscal} from './parece';
