import {isValidCnpj, readAccessKey, readNfceQrCode, normaliseAccessKey, type NfceQrCode} from '@clube/domain';

/** The text of a code, and whether it is a QR code (which corrects its own errors) or bars. */
export interface CodeText {
  qr: boolean;
  text: string;
}

/** Bars correct no errors: what they say must be the key of a receipt whose issuer has right check digits, too. */
function fromBars(text: string): NfceQrCode | undefined {
  const parsed = text.length <= 60 ? readAccessKey(text) : undefined;
  return parsed && isValidCnpj(parsed.cnpj) ? {chave: normaliseAccessKey(text)} : undefined;
}

/** The receipt that the codes of a picture speak of; none when they speak of two. */
export function notaFromCodes(texts: readonly CodeText[]): NfceQrCode | undefined {
  const readings = texts
    .map(({qr, text}) => (qr ? readNfceQrCode(text) : fromBars(text)))
    .filter(reading => reading !== undefined && readAccessKey(reading.chave) !== undefined);
  const keys = new Set(readings.map(reading => reading?.chave));
  return keys.size === 1 ? readings[0] : undefined;
}

/** The key under which an NF-e or NFC-e XML file stands, from its beginning. */
export function notaFromXml(head: string): NfceQrCode | undefined {
  const [, accessKey = ''] = /<inf(?:NFe|CFe)\b[^>]*\bId="(?:NFe|CFe)?([0-9A-Z]{44})"/i.exec(head) ?? [];
  const ambiente = /<tpAmb>2<\/tpAmb>/.test(head) ? ({ambiente: 2} as const) : {};
  return readAccessKey(accessKey) ? {chave: accessKey, ...ambiente} : undefined;
}
