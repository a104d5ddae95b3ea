import {TEM_DTD} from './parse';
import {textoDoXml} from './text';

const BYTES_OLHADOS = 64 * 1024;
const ELEMENTO_FISCAL = /<([\w-]{1,30}:)?(infNFe|infCFe|infEvento|infProt)[\s>]/;

/**
 * Whether a file is, by its content, the XML of an NF-e, NFC-e, SAT receipt or of an event of one. Its name and declared
 * type do not count. Cheap: looks at the beginning alone and promises nothing about the rest.
 */
export function pareceXmlFiscal(bytes: Uint8Array): boolean {
  const inicio = textoDoXml(semSobra(bytes.subarray(0, BYTES_OLHADOS))).trimStart();
  return (
    /^<(\?xml|!--|[\w-]{1,30}[\s:>])/.test(inicio) &&
    !inicio.includes('\0') &&
    !TEM_DTD.test(inicio) &&
    ELEMENTO_FISCAL.test(inicio)
  );
}

/** Without a character that the cut went through. */
function semSobra(bytes: Uint8Array): Uint8Array {
  return bytes.length < BYTES_OLHADOS ? bytes : bytes.subarray(0, bytes.findLastIndex(byte => byte < 0x80) + 1);
}
