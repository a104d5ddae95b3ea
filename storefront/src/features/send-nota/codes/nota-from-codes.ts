import {isValidCnpj, readAccessKey, readNfceQrCode, normaliseAccessKey, type NfceQrCode} from '@clube/domain';

/** The text of a code, and whether it is a QR code (which has error correction) or a barcode. */
export interface CodeText {
  qr: boolean;
  text: string;
}

/**
 * Barcodes have no error correction, so their text must be a valid access key, whose issuer has valid check digits too.
 */
function fromBars(text: string): NfceQrCode | undefined {
  const parsed = text.length <= 60 ? readAccessKey(text) : undefined;
  return parsed && isValidCnpj(parsed.cnpj) ? {chave: normaliseAccessKey(text)} : undefined;
}

/** The receipt identified by the codes of a picture; undefined if they identify two. */
export function notaFromCodes(texts: readonly CodeText[]): NfceQrCode | undefined {
  const readings = texts
    .map(({qr, text}) => (qr ? readNfceQrCode(text) : fromBars(text)))
    .filter(reading => reading !== undefined && readAccessKey(reading.chave) !== undefined);
  const keys = new Set(readings.map(reading => reading?.chave));
  return keys.size === 1 ? readings[0] : undefined;
}

/** The access key of an NF-e or NFC-e XML file, found in its beginning. */
export function notaFromXml(head: string): NfceQrCode | undefined {
  const [, accessKey = ''] = /<inf(?:NFe|CFe)\b[^>]*\bId="(?:NFe|CFe)?([0-9A-Z]{44})"/i.exec(head) ?? [];
  const ambiente = /<tpAmb>2<\/tpAmb>/.test(head) ? ({ambiente: 2} as const) : {};
  return readAccessKey(accessKey) ? {chave: accessKey, ...ambiente} : undefined;
}
