import {ehReta, type CantosLidos} from '@clube/domain';
import type {Pedaco} from './pieces.ts';

type Ponto = CantosLidos[number];

/** As fractions of the page: what lies so near to a line lies on it, and how narrow an area may get. */
const SOBRE = 0.002;
const MENOR = 0.03;

const naBorda = (valor: number): boolean => valor < SOBRE || valor > 1 - SOBRE;

/** Where a line that lay between two areas went, along x (0) or y (1). */
function linhas(antes: CantosLidos, depois: CantosLidos, eixo: 0 | 1): [de: number, para: number][] {
  return antes.flatMap((canto, i): [number, number][] => {
    const [de, para] = [canto[eixo], (depois[i] as Ponto)[eixo]];
    return de === para || naBorda(de) ? [] : [[de, para]];
  });
}

function acompanhar(cantos: CantosLidos, antes: CantosLidos, depois: CantosLidos): CantosLidos {
  const [xs, ys] = [linhas(antes, depois, 0), linhas(antes, depois, 1)];
  const levar = (valor: number, por: [number, number][]): number =>
    por.find(([de]) => Math.abs(de - valor) < SOBRE)?.[1] ?? valor;
  return cantos.map(([x, y]) => [levar(x, xs), levar(y, ys)]) as unknown as CantosLidos;
}

const extensao = (cantos: CantosLidos, eixo: 0 | 1): number => {
  const valores = cantos.map(canto => canto[eixo]);
  return Math.max(...valores) - Math.min(...valores);
};

/**
 * The corners that change, by the piece's place in the list, when one of the pieces gets others: areas of the page that
 * met it along a cut go on meeting it there. None where that would leave too little of one.
 */
export function ajustar(pedacos: readonly Pedaco[], qual: number, cantos: CantosLidos): Record<number, CantosLidos> {
  const alvo = pedacos[qual];
  if (!alvo?.cantos) return {};
  const antes = alvo.cantos;
  const mudam = pedacos.map((outro, i): [number, CantosLidos | undefined] => {
    if (i === qual) return [i, cantos];
    const mesmaFolha = outro.arquivo === alvo.arquivo && outro.pagina === alvo.pagina;
    if (!mesmaFolha || !outro.cantos || !ehReta(outro.cantos) || !ehReta(antes)) return [i, undefined];
    return [i, acompanhar(outro.cantos, antes, cantos)];
  });
  const novos = mudam.flatMap(([i, novo]): [number, CantosLidos][] => (novo ? [[i, novo]] : []));
  const estreita = novos.some(([, novo]) => extensao(novo, 0) < MENOR || extensao(novo, 1) < MENOR);
  return estreita ? {} : Object.fromEntries(novos);
}
