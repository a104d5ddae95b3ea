import {HAS_DTD, textOfXml} from './text';

/** Bytes that are searched: the fiscal element is near the start, as signatures and wrappers before it are far shorter. */
const BYTES_LOOKED_AT = 64 * 1024;
const FISCAL_ELEMENT = /<([\w-]{1,30}:)?(infNFe|infCFe|infEvento|infProt)[\s>]/;

/**
 * Whether a file is, by its content, the XML of an NF-e, NFC-e, SAT receipt or of an event of one. Its name and declared
 * type are ignored. Cheap: checks only the beginning and guarantees nothing about the rest.
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

/** Removes an incomplete UTF-8 character at the end. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  return bytes.length < BYTES_LOOKED_AT ? bytes : bytes.subarray(0, bytes.findLastIndex(byte => byte < 0x80) + 1);
}
