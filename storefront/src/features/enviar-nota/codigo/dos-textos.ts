import {cnpjValido, lerChave, lerQrCodeNfce, normalizarChave, type QrCodeNfce} from '@clube/domain';

/** The text of a code, and whether it is a QR code (which corrects its own errors) or bars. */
export interface TextoDeCodigo {
  qr: boolean;
  texto: string;
}

/** Bars correct no errors: what they say must be the key of a receipt whose issuer has right check digits, too. */
function dasBarras(texto: string): QrCodeNfce | undefined {
  const lida = texto.length <= 60 ? lerChave(texto) : undefined;
  return lida && cnpjValido(lida.cnpj) ? {chave: normalizarChave(texto)} : undefined;
}

/** The receipt that the codes of a picture speak of; none when they speak of two. */
export function notaDosCodigos(textos: readonly TextoDeCodigo[]): QrCodeNfce | undefined {
  const lidos = textos
    .map(({qr, texto}) => (qr ? lerQrCodeNfce(texto) : dasBarras(texto)))
    .filter(lido => lido !== undefined && lerChave(lido.chave) !== undefined);
  const chaves = new Set(lidos.map(lido => lido?.chave));
  return chaves.size === 1 ? lidos[0] : undefined;
}

/** The key under which an NF-e or NFC-e XML file stands, from its beginning. */
export function notaDoXml(inicio: string): QrCodeNfce | undefined {
  const [, chave = ''] = /<inf(?:NFe|CFe)\b[^>]*\bId="(?:NFe|CFe)?([0-9A-Z]{44})"/i.exec(inicio) ?? [];
  const ambiente = /<tpAmb>2<\/tpAmb>/.test(inicio) ? ({ambiente: 2} as const) : {};
  return lerChave(chave) ? {chave, ...ambiente} : undefined;
}
