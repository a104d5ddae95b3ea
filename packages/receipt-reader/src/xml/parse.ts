import {XMLParser} from 'fast-xml-parser';
import {XmlNode} from './node';
import {HAS_DTD, textOfXml} from './text';

/** Maximum size and depth, far above what tax authorities accept and their schemas nest. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_DEPTH = 40;

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  maxNestedTags: MAX_DEPTH,
});

/** Thrown when a file is no readable fiscal XML. */
export class XmlRefused extends Error {
  constructor(
    readonly reason: 'grande_demais' | 'ilegivel' | 'nao_fiscal' | 'varias_notas',
    options?: ErrorOptions,
  ) {
    super(`the XML cannot be read: ${reason}`, options);
    this.name = 'XmlRefused';
  }
}

/** Parses a complete, well-formed XML file into a tree. Throws XmlRefused for anything else. */
export function parseXml(bytes: Uint8Array): XmlNode {
  if (bytes.length > MAX_BYTES) throw new XmlRefused('grande_demais');
  const text = textOfXml(bytes).trim();
  if (!text.startsWith('<') || text.includes('\0') || HAS_DTD.test(text)) throw new XmlRefused('ilegivel');
  let tree: Record<string, unknown>;
  try {
    tree = parser.parse(text, true) as Record<string, unknown>;
  } catch (error) {
    throw new XmlRefused('ilegivel', {cause: error});
  }
  if (Object.keys(tree).filter(name => !name.startsWith('?')).length !== 1) throw new XmlRefused('ilegivel');
  return new XmlNode(tree);
}
