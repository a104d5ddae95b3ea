import {envolver} from '../../document/geometry';
import {contem} from '../../document/crop';
import type {Caixa, Pagina, Palavra} from '../../document/types';
import {lerChaves} from '../identity/key';
import {emFolha} from '../lines/lines';
import {QUANTIA} from '../numbers';
import type {Folha} from '../types';

/** A code on a sheet that names a receipt's key; the place in the units of the sheet. */
export interface CodigoNaFolha {
  chave: string;
  caixa: Caixa;
}

/** A rectangle of a sheet with what lies in it, all in the units of the sheet. */
export interface Trecho {
  pagina: Pagina;
  caixa: Caixa;
  palavras: readonly Palavra[];
  codigos: readonly CodigoNaFolha[];
}

/** A receipt has a price, a subtotal and a total at least. */
const QUANTIAS = 3;
const DIGITOS_DA_CHAVE = 44;
/** Specks and rules that were read as words. */
const DUVIDOSA = 0.5;
/** Of a picture's side: what may have been left outside its paper. */
const BEIRA = 0.05;
/** Of an amount at the edge of a picture the last figure may be lost. */
const QUASE_QUANTIA = /^-?[\d.]*\d[,.]\d{1,2}$/;

export const ehQuantia = (texto: string, fonte: Pagina['fonte']): boolean =>
  (fonte === 'texto' ? QUANTIA : QUASE_QUANTIA).test(texto);

/** All of a sheet. Where a picture's paper was seen to end may lie a little inside the paper, or above a code at its foot. */
export function trechoInteiro(pagina: Pagina, codigos: readonly CodigoNaFolha[]): Trecho {
  const {largura, altura, palavras} = pagina;
  const [x, y] = pagina.fonte === 'ocr' ? [largura * BEIRA, altura * BEIRA] : [0, 0];
  const folha = {x0: 0 - x, y0: 0 - y, x1: largura + x, y1: altura + y};
  return {pagina, caixa: envolver([folha, ...codigos.map(({caixa}) => caixa)]) ?? folha, palavras, codigos};
}

/** The two parts of a rectangle on either side of a line, the left or upper one first. */
export function cortar(trecho: Trecho, eixo: 'x' | 'y', onde: number): [Trecho, Trecho] {
  const [de, ate] = [`${eixo}0`, `${eixo}1`] as ['x0', 'x1'];
  const parte = (caixa: Caixa): Trecho => ({
    ...trecho,
    caixa,
    palavras: trecho.palavras.filter(palavra => contem(caixa, palavra.caixa)),
    codigos: trecho.codigos.filter(codigo => contem(caixa, codigo.caixa)),
  });
  return [parte({...trecho.caixa, [ate]: onde}), parte({...trecho.caixa, [de]: onde})];
}

/** Where nothing stands along the whole of a rectangle, and how wide it is there; from left to right, or downwards. */
export function vaos({pagina, palavras, codigos}: Trecho, eixo: 'x' | 'y'): {meio: number; largura: number}[] {
  const [de, ate] = [`${eixo}0`, `${eixo}1`] as ['x0', 'x1'];
  const escritas = palavras.filter(
    ({texto, confianca}) => pagina.fonte === 'texto' || (confianca >= DUVIDOSA && /[\p{L}\d]{2}/u.test(texto)),
  );
  const ordem = [...escritas, ...codigos].map(({caixa}) => caixa).sort((a, b) => a[de] - b[de]);
  let fim = ordem[0]?.[ate] ?? 0;
  return ordem.flatMap(caixa => {
    const vao = {meio: (fim + caixa[de]) / 2, largura: caixa[de] - fim};
    fim = Math.max(fim, caixa[ate]);
    return vao.largura > 0 ? [vao] : [];
  });
}

export const folhaDe = ({pagina, palavras}: Trecho): Folha => emFolha({...pagina, palavras: [...palavras]});

export const quantias = ({pagina, palavras}: Trecho): number =>
  palavras.filter(({texto}) => ehQuantia(texto, pagina.fonte)).length;

export const temQuantias = (trecho: Trecho): boolean => quantias(trecho) >= QUANTIAS;

/** Whether a key may be there at all; cheap. */
export function talvezComChave({palavras, codigos, pagina}: Trecho): boolean {
  if (codigos.length > 0) return true;
  const grupos = palavras.filter(({texto}) => /^\d{4}$/.test(texto)).length;
  const escrita = grupos >= DIGITOS_DA_CHAVE / 4 || palavras.some(({texto}) => /\d{44}/.test(texto));
  return pagina.fonte === 'texto' && escrita;
}

/** The keys that codes in it say, else the one that a document's own text prints as its own; each with how sure it is. */
export function chavesDe(trecho: Trecho): {chave: string; confianca: number}[] {
  if (!talvezComChave(trecho)) return [];
  const deCodigos = new Set(trecho.codigos.map(({chave}) => chave));
  if (deCodigos.size > 0) return [...deCodigos].map(chave => ({chave, confianca: 1}));
  return lerChaves([folhaDe(trecho)]).map(({valor, confianca}) => ({chave: valor, confianca}));
}
