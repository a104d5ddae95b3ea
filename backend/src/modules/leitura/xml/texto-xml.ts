const DECLARACAO = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,30})["']/i;

function codificacao(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const inicio = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '');
  return DECLARACAO.exec(inicio)?.[1]?.toLowerCase() ?? 'utf-8';
}

/** The text of an XML file in the encoding it declares; files that call themselves UTF-8 and are not are Latin-1. */
export function textoDoXml(bytes: Uint8Array): string {
  const declarada = codificacao(bytes);
  for (const nome of [declarada, 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(nome, {fatal: true}).decode(bytes);
    } catch {
      continue;
    }
  }
  return '';
}
