import {juntar, type Fragmento} from './fragments';

/** Fewer may well be words of one letter, or the digits of a measure. */
const MINIMO = {letras: 4, digitos: 8};
const VAO_MAXIMO = 0.95;
const FOLGA = 1.5;

const LETRA = /^\p{L}$/u;
const DIGITO = /^\d$/;
const vao = (a: Fragmento, b: Fragmento) => (b.x0 - a.x1) / b.corpoLargo;

function seguida(a: Fragmento, b: Fragmento): boolean {
  const distancia = vao(a, b);
  const iguais = [LETRA, DIGITO].some(tipo => tipo.test(a.texto) && tipo.test(b.texto));
  return iguais && Math.abs(a.base - b.base) < 0.15 * a.corpo && distancia >= 0 && distancia < VAO_MAXIMO;
}

function compactar(letras: readonly Fragmento[]): Fragmento[] {
  const minimo = DIGITO.test(letras[0]?.texto ?? '') ? MINIMO.digitos : MINIMO.letras;
  if (letras.length < minimo) return [...letras];
  const vaos = letras.slice(1).map((letra, i) => vao(letras[i]!, letra));
  const comum = [...vaos].sort((a, b) => a - b)[Math.floor(vaos.length / 2)] ?? 0;
  return letras.reduce<Fragmento[]>((palavras, letra, i) => {
    const anterior = palavras.at(-1);
    if (anterior && (vaos[i - 1] ?? 0) <= comum * FOLGA) palavras[palavras.length - 1] = juntar(anterior, letra);
    else palavras.push(letra);
    return palavras;
  }, []);
}

/** Headings written as `D A N F E` become words: letters that stand alone, at even distances. */
export function juntarEspacadas(fragmentos: readonly Fragmento[]): Fragmento[] {
  const grupos: Fragmento[][] = [];
  fragmentos.forEach((cada, i) => {
    const anterior = fragmentos[i - 1];
    if (anterior && seguida(anterior, cada)) grupos.at(-1)?.push(cada);
    else grupos.push([cada]);
  });
  return grupos.flatMap(compactar);
}
