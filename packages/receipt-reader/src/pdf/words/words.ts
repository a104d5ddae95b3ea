import {linhas, type Fragmento, juntarFragmentos} from './fragments';
import type {Palavra} from '../../document/types';
import type {Glifo} from '../glyphs/glyphs';
import {limparTexto} from './legible';
import {semLetrasDobradas, semRepetidos} from './repeated';
import {juntarEspacadas} from './spaced-out';

/** Without hidden words where something else is to be seen: a value painted over and written anew is the new one. */
function semTapados(fragmentos: readonly Fragmento[]): Fragmento[] {
  if (fragmentos.every(({visivel}) => visivel) || fragmentos.every(({visivel}) => !visivel)) return [...fragmentos];
  const fora = new Set<Fragmento>();
  for (const linha of linhas(fragmentos, 0.5))
    for (const oculto of linha)
      if (!oculto.visivel && linha.some(outro => outro.visivel && outro.x0 < oculto.x1 && outro.x1 > oculto.x0))
        fora.add(oculto);
  return fragmentos.filter(cada => !fora.has(cada));
}

/** What can be found by a search but not seen: the text a scanner put under its picture. */
const CONFIANCA_INVISIVEL = 0.7;
/** From the baseline up and down, as shares of the type's height. */
const ASCENDENTE = 0.78;
const DESCENDENTE = 0.22;
/** Gaps within words and between them differ by at least this share of the type's width. */
const VAO = 0.1;
const VAO_DE_COLUNA = 1.2;
const RECUO = 0.75;

const fim = (glifo: Glifo) => glifo.x + glifo.avanco;

function mesmaLinha(a: Glifo, b: Glifo): boolean {
  const [menor, maior] = [Math.min(a.corpo, b.corpo), Math.max(a.corpo, b.corpo)];
  return Math.abs(a.y - b.y) < 0.25 * menor && menor > 0.6 * maior;
}

/** Letters that follow each other on a line without a gap as wide as between columns. */
function cadeias(glifos: readonly Glifo[]): Glifo[][] {
  const resultado: Glifo[][] = [];
  let anterior: Glifo | undefined;
  for (const glifo of glifos) {
    if (glifo.branco || glifo.texto.trim() === '') {
      anterior = undefined;
      continue;
    }
    const vao = anterior ? glifo.x - fim(anterior) : 0;
    const segue =
      anterior &&
      mesmaLinha(anterior, glifo) &&
      vao < VAO_DE_COLUNA * glifo.corpoLargo &&
      vao > -RECUO * Math.max(anterior.avanco, glifo.corpoLargo * 0.3) &&
      glifo.x > anterior.x - 0.05 * glifo.corpoLargo;
    if (segue) resultado.at(-1)?.push(glifo);
    else resultado.push([glifo]);
    anterior = glifo;
  }
  return resultado;
}

/** Where letters are set wide apart, the gap that all of them share is none between words. */
function espacejamento(cadeia: readonly Glifo[]): number {
  const vaos = cadeia.slice(1).map((glifo, i) => (glifo.x - fim(cadeia[i]!)) / glifo.corpoLargo);
  if (vaos.length < 3) return 0;
  vaos.sort((a, b) => a - b);
  return Math.max(0, vaos[Math.floor(vaos.length * 0.3)] ?? 0);
}

function cortar(cadeia: readonly Glifo[]): Glifo[][] {
  const comum = espacejamento(cadeia);
  const palavras: Glifo[][] = [];
  cadeia.forEach((glifo, i) => {
    const anterior = cadeia[i - 1];
    const dito = anterior ? anterior.espacejamento / glifo.corpoLargo : 0;
    const limite = (Math.max(comum, dito) + VAO) * glifo.corpoLargo;
    if (anterior && glifo.x - fim(anterior) <= limite) palavras.at(-1)?.push(glifo);
    else palavras.push([glifo]);
  });
  return palavras;
}

function fragmento(glifos: readonly Glifo[]): Fragmento {
  const [primeiro, ultimo] = [glifos[0]!, glifos.at(-1)!];
  return {
    texto: glifos.map(({texto}) => texto).join(''),
    x0: primeiro.x,
    x1: Math.max(fim(ultimo), ...glifos.map(fim)),
    base: primeiro.y,
    corpo: Math.max(...glifos.map(({corpo}) => corpo)),
    corpoLargo: Math.max(...glifos.map(({corpoLargo}) => corpoLargo)),
    visivel: glifos.every(({visivel}) => visivel),
  };
}

/** The words of letters that are written from left to right, line by line. */
export function formarPalavras(glifos: readonly Glifo[]): Palavra[] {
  const fragmentos = semTapados(semRepetidos(cadeias(semLetrasDobradas(glifos)).flatMap(cortar).map(fragmento)));
  return juntarEspacadas(juntarFragmentos(fragmentos)).flatMap(cada => {
    const texto = limparTexto(cada.texto);
    if (texto === '') return [];
    const {x0, x1, base, corpo, visivel} = cada;
    const caixa = {x0, y0: base - ASCENDENTE * corpo, x1, y1: base + DESCENDENTE * corpo};
    return [{texto, confianca: visivel ? 1 : CONFIANCA_INVISIVEL, caixa}];
  });
}
