/** Document types and custom entities do not occur in fiscal XML and are used for XML attacks. */
export const HAS_DTD = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i;

const DECLARATION = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,30})["']/i;

/** `<`, the first character of every XML. */
const LESS_THAN = 0x3c;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN)) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '');
  const declared = DECLARATION.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  // Some programs declare the encoding of their memory; text that is readable with one byte per letter is not UTF-16.
  return /^(utf-?16|utf-?32|ucs|unicode$)/.test(declared) ? 'utf-8' : declared;
}

/** The text of an XML file in the encoding it declares; files that call themselves UTF-8 and are not are Latin-1. */
export function textOfXml(bytes: Uint8Array): string {
  const declared = encodingOf(bytes);
  for (const name of [declared, 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(name, {fatal: true}).decode(bytes);
    } catch {
      continue;
    }
  }
  return '';
}
