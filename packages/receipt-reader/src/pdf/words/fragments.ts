/** A word with what is needed to join it to its neighbours. */
export interface Fragmento {
  texto: string;
  x0: number;
  x1: number;
  base: number;
  corpo: number;
  corpoLargo: number;
  visivel: boolean;
}

const ENCOSTADOS = 0.08;
const SOBREPOSTOS = -0.2;

const naMesmaLinha = (a: Fragmento, b: Fragmento, desnivel: number) =>
  Math.abs(a.base - b.base) < desnivel * Math.min(a.corpo, b.corpo) &&
  Math.min(a.corpo, b.corpo) > 0.75 * Math.max(a.corpo, b.corpo);

/** Fragments line by line, each line from left to right. */
export function linhas(fragmentos: readonly Fragmento[], desnivel = 0.15): Fragmento[][] {
  const ordenados = [...fragmentos].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const resultado: Fragmento[][] = [];
  for (const cada of ordenados) {
    // Type of another size may lie between the parts of a line.
    const linha = resultado.slice(-8).findLast(outra => naMesmaLinha(outra[0]!, cada, desnivel));
    if (linha) linha.push(cada);
    else resultado.push([cada]);
  }
  for (const linha of resultado) linha.sort((a, b) => a.x0 - b.x0);
  return resultado;
}

/** Joins what touches: some programs write a word in several goes, in any order. */
export function juntarFragmentos(fragmentos: readonly Fragmento[]): Fragmento[] {
  return linhas(fragmentos).flatMap(linha => {
    const juntos: Fragmento[] = [];
    for (const cada of linha) {
      const anterior = juntos.at(-1);
      const vao = anterior ? (cada.x0 - anterior.x1) / Math.min(cada.corpoLargo, anterior.corpoLargo) : Infinity;
      if (anterior && vao < ENCOSTADOS && vao > SOBREPOSTOS) juntos[juntos.length - 1] = juntar(anterior, cada);
      else juntos.push(cada);
    }
    return juntos;
  });
}

export function juntar(a: Fragmento, b: Fragmento): Fragmento {
  return {
    ...a,
    texto: a.texto + b.texto,
    x1: Math.max(a.x1, b.x1),
    corpo: Math.max(a.corpo, b.corpo),
    visivel: a.visivel && b.visivel,
  };
}
