import {envolver} from '../../document/geometry';
import {mediana} from '../../document/statistics';
import {contem, recortarPagina} from '../../document/crop';
import type {Caixa, Pagina} from '../../document/types';
import {alturaDe, larguraDe} from '../lines/lines';
import {umaSobreOutra} from './stacked';
import {
  chavesDe,
  cortar,
  quantias,
  temQuantias,
  trechoInteiro,
  vaos,
  type CodigoNaFolha,
  type Trecho,
} from './sections';

/** A gap between coupons lies in the middle part of the sheet. */
const [DE, ATE] = [0.2, 0.8];
/** Heights of its words that such a gap is wide at least. */
const VAO = 1;
/** A key that is plainly referred to, or was put right, stays below. */
const CHAVE_SEGURA = 0.9;

function ladoALado(trecho: Trecho): [Trecho, Trecho] | undefined {
  const altura = mediana(trecho.palavras.map(({caixa}) => alturaDe(caixa)));
  const [x0, largura] = [trecho.caixa.x0, larguraDe(trecho.caixa)];
  const [melhor] = vaos(trecho, 'x')
    .filter(vao => vao.largura > altura * VAO && vao.meio > x0 + largura * DE && vao.meio < x0 + largura * ATE)
    .map(({meio}) => cortar(trecho, 'x', meio))
    .sort((a, b) => Math.min(...b.map(quantias)) - Math.min(...a.map(quantias)));
  return melhor?.every(lado => temQuantias(lado) && chavesDe(lado).length > 0) ? melhor : undefined;
}

function repartir(trecho: Trecho): Trecho[] {
  const partes = ladoALado(trecho) ?? umaSobreOutra(trecho);
  return partes ? partes.flatMap(repartir) : [trecho];
}

/**
 * A sheet on which receipts stand side by side or one above the other, cut into them, from left to right and downwards:
 * copies of one, or several. In a document's own text, where the gaps between them are clean; in a picture only where
 * codes tell the receipts apart.
 */
const emTrechos = (pagina: Pagina, codigos: readonly CodigoNaFolha[]): Trecho[] =>
  pagina.fonte === 'ocr' && new Set(codigos.map(({chave}) => chave)).size < 2
    ? [trechoInteiro(pagina, codigos)]
    : repartir(trechoInteiro(pagina, codigos));

/** The receipts of a sheet, each as a page of its own; the sheet itself where there is one. */
export function emLados(pagina: Pagina): Pagina[] {
  const trechos = emTrechos(pagina, []);
  return trechos.length > 1 ? trechos.map(({caixa}) => recortarPagina(pagina, caixa)) : [pagina];
}

/** A receipt on a sheet that it shares. */
export interface NotaNaFolha {
  chave: string;
  caixa: Caixa;
}

/** The different receipts that share a sheet, copies of one together where they stand together; none unless two are sure. */
export function notasNaFolha(pagina: Pagina, codigos: readonly CodigoNaFolha[] = []): NotaNaFolha[] {
  const achadas = emTrechos(pagina, codigos).map(trecho => ({caixa: trecho.caixa, chaves: chavesDe(trecho)}));
  const notas: NotaNaFolha[] = [];
  for (const {caixa, chaves} of achadas) {
    const [melhor, outra] = chaves;
    if (!melhor || melhor.confianca < CHAVE_SEGURA || outra?.confianca === 1) return [];
    const ultima = notas.at(-1);
    const juntas = ultima && envolver([ultima.caixa, caixa])!;
    const sozinhas = juntas && achadas.filter(outra => contem(juntas, outra.caixa)).length;
    const copias = ultima && achadas.filter(outra => contem(ultima.caixa, outra.caixa)).length + 1;
    if (ultima?.chave === melhor.chave && sozinhas === copias) ultima.caixa = juntas!;
    else notas.push({chave: melhor.chave, caixa});
  }
  return new Set(notas.map(({chave}) => chave)).size > 1 ? notas : [];
}
