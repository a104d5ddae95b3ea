import type {Caixa} from '../../document/types';

/** Dots and dashes are flatter than this, in heights of a letter. */
const ALTURA = 0.45;
const LARGURA = 2;
/** How far apart they stand; closer one below the other, where the commas of a column of amounts stand too. */
const VAO = {deitado: 1.1, emPe: 0.5} as const;
const DESVIO = 0.15;
/** That many in a row are a rule; no text has them. */
const MINIMO = 8;

function correntes(pontos: readonly Caixa[], letra: number, vao: number): Caixa[] {
  const meio = ({y0, y1}: Caixa) => (y0 + y1) / 2;
  const abertas: Caixa[][] = [];
  const achadas: Caixa[][] = [];
  for (const ponto of [...pontos].sort((a, b) => a.x0 - b.x0)) {
    for (let i = abertas.length - 1; i >= 0; i--) {
      if (ponto.x0 - abertas[i]!.at(-1)!.x1 > letra * vao) achadas.push(...abertas.splice(i, 1));
    }
    const folga = Math.max(1.5, letra * DESVIO);
    const corrente = abertas.find(cada => Math.abs(meio(cada.at(-1)!) - meio(ponto)) <= folga);
    if (corrente) corrente.push(ponto);
    else abertas.push([ponto]);
  }
  return [...achadas, ...abertas].filter(({length}) => length >= MINIMO).flat();
}

const deitar = ({x0, y0, x1, y1}: Caixa): Caixa => ({x0: y0, y0: x0, x1: y1, y1: x1});

/** The spots that make up dotted and dashed rules, lying or standing. */
export function acharPontilhados(manchas: readonly Caixa[], letra: number): Caixa[] {
  const chatas = (caixas: readonly Caixa[]) =>
    caixas.filter(({x0, y0, x1, y1}) => y1 - y0 <= letra * ALTURA && x1 - x0 <= letra * LARGURA);
  return [
    ...correntes(chatas(manchas), letra, VAO.deitado),
    ...correntes(chatas(manchas.map(deitar)), letra, VAO.emPe).map(deitar),
  ];
}
