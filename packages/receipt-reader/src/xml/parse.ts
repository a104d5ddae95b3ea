import {XMLParser} from 'fast-xml-parser';
import {No} from './node';
import {textoDoXml} from './text';

const BYTES_MAXIMOS = 5 * 1024 * 1024;
const PROFUNDIDADE_MAXIMA = 40;

const analisador = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  maxNestedTags: PROFUNDIDADE_MAXIMA,
});

/** No fiscal XML that can be read. */
export class XmlRecusado extends Error {
  constructor(
    readonly motivo: 'grande_demais' | 'ilegivel' | 'nao_fiscal' | 'varias_notas',
    options?: ErrorOptions,
  ) {
    super(`the XML cannot be read: ${motivo}`, options);
    this.name = 'XmlRecusado';
  }
}

/** Document types and entities of one's own are no part of a fiscal XML, and the way in which XML attacks. */
export const TEM_DTD = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i;

/** The tree of a whole, well-formed XML file. Throws XmlRecusado for anything else. */
export function analisar(bytes: Uint8Array): No {
  if (bytes.length > BYTES_MAXIMOS) throw new XmlRecusado('grande_demais');
  const texto = textoDoXml(bytes).trim();
  if (!texto.startsWith('<') || texto.includes('\0') || TEM_DTD.test(texto)) throw new XmlRecusado('ilegivel');
  let arvore: Record<string, unknown>;
  try {
    arvore = analisador.parse(texto, true) as Record<string, unknown>;
  } catch (erro) {
    throw new XmlRecusado('ilegivel', {cause: erro});
  }
  if (Object.keys(arvore).filter(nome => !nome.startsWith('?')).length !== 1) throw new XmlRecusado('ilegivel');
  return new No(arvore);
}
