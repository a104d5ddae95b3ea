import type {Glifo} from '../glyphs/glyphs';

/** Latin letters, digits and the signs of receipts. What is outside was not meant to be read as text. */
const CONHECIDO =
  /^[\u0020-\u007e\u00a0-\u024f\u0300-\u036f\u2000-\u206f\u20a0-\u20bf\u2100-\u22ff\u2500-\u25ff\ufb00-\ufb06]*$/;
const LIMITE_POR_FONTE = 0.08;
const LIMITE_DA_PAGINA = 0.15;

const LETRAS_PARA_JULGAR = 60;
const VOGAIS_NO_MINIMO = 0.2;
const ALFANUMERICOS_NO_MINIMO = 0.6;

/** The same word however its letters are coded. */
export function limparTexto(texto: string): string {
  return texto
    .replace(/[\ufb00-\ufb06]/g, ligadura => ligadura.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00ad\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[^\p{L}\p{N}\p{P}\p{S}\p{M}]/gu, '');
}

/**
 * Only the letters whose font says which letters they are. A font without that table shows on paper, yet its text is
 * noise; where it is a good part of the page nothing of the page is trusted, and its picture must be read instead.
 */
export function legiveis(glifos: readonly Glifo[]): Glifo[] {
  const porFonte = new Map<string, {total: number; estranhos: number}>();
  for (const {fonte, texto} of glifos) {
    const conta = porFonte.get(fonte) ?? {total: 0, estranhos: 0};
    conta.total++;
    if (texto === '' || !CONHECIDO.test(texto)) conta.estranhos++;
    porFonte.set(fonte, conta);
  }
  const boa = (fonte: string) => {
    const {total, estranhos} = porFonte.get(fonte) ?? {total: 0, estranhos: 0};
    return estranhos <= total * LIMITE_POR_FONTE;
  };
  const bons = glifos.filter(({fonte, texto}) => boa(fonte) && CONHECIDO.test(texto));
  return glifos.length - bons.length > glifos.length * LIMITE_DA_PAGINA || !plausivel(bons) ? [] : bons;
}

/**
 * Whether it can be Portuguese: a font that calls its letters by other letters' names makes signs of some and leaves few
 * vowels. Rules and leaders made of signs do not count.
 */
function plausivel(glifos: readonly Glifo[]): boolean {
  const texto = glifos
    .map(glifo => glifo.texto)
    .join('')
    .replace(/[\s\-=_.*]/g, '');
  const letras = texto.replace(/\P{L}/gu, '');
  const vogais = letras.normalize('NFD').replace(/[^aeiou]/gi, '');
  if (letras.length >= LETRAS_PARA_JULGAR && vogais.length < letras.length * VOGAIS_NO_MINIMO) return false;
  const alfanumericos = texto.replace(/[^\p{L}\p{N}]/gu, '');
  return texto.length < LETRAS_PARA_JULGAR || alfanumericos.length >= texto.length * ALFANUMERICOS_NO_MINIMO;
}
