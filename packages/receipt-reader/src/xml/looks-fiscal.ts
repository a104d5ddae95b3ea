import {HAS_DTD, textOfXml} from './text';

/** The fiscal element stands right after the head; signatures and wrappers before it are far shorter. */
const BYTES_LOOKED_AT = 64 * 1024;
const FISCAL_ELEMENT = /<([\w-]{1,30}:)?(infNFe|infCFe|infEvento|infProt)[\s>]/;

/**
 * Whether a file is, by its content, the XML of an NF-e, NFC-e, SAT receipt or of an event of one. Its name and declared
 * type do not count. Cheap: looks at the beginning alone and promises nothing about the rest.
 */
export function looksLikeFiscalXml(bytes: Uint8Array): boolean {
  const start = textOfXml(wholeCharacters(bytes.subarray(0, BYTES_LOOKED_AT))).trimStart();
  return (
    /^<(\?xml|!--|[\w-]{1,30}[\s:>])/.test(start) &&
    !start.includes('\0') &&
    !HAS_DTD.test(start) &&
    FISCAL_ELEMENT.test(start)
  );
}

/** Without a character that the cut went through. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  return bytes.length < BYTES_LOOKED_AT ? bytes : bytes.subarray(0, bytes.findLastIndex(byte => byte < 0x80) + 1);
}
