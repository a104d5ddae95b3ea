const DECLARACAO = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,30})["']/i;

/** The sign that every XML begins with. */
const MENOR = 0x3c;

function codificacao(bytes: Uint8Array): string {
  const [primeiro, segundo] = bytes;
  if ((primeiro === 0xff && segundo === 0xfe) || (primeiro === MENOR && segundo === 0)) return 'utf-16le';
  if ((primeiro === 0xfe && segundo === 0xff) || (primeiro === 0 && segundo === MENOR)) return 'utf-16be';
  const inicio = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '');
  const declarada = DECLARACAO.exec(inicio)?.[1]?.toLowerCase() ?? 'utf-8';
  // Written out of a program's memory, which holds it so: what can be read a byte a letter is not.
  return /^(utf-?16|utf-?32|ucs|unicode$)/.test(declarada) ? 'utf-8' : declarada;
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
