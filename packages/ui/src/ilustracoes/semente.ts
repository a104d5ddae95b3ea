/** The paints of the programme, in the order in which a row of chips uses them. */
export const TINTAS = ['anil', 'zarcao', 'folha', 'ocre', 'terra', 'violeta'] as const;
export type CorTinta = (typeof TINTAS)[number];

function espalhar(texto: string): number {
  let soma = 2166136261;
  for (let i = 0; i < texto.length; i++) soma = Math.imul(soma ^ texto.charCodeAt(i), 16777619);
  return soma >>> 0;
}

/** The paint that belongs to a name: the same name always has the same one. */
export function corDaSemente(semente: string): CorTinta {
  return TINTAS[espalhar(semente) % TINTAS.length] ?? 'anil';
}

/** A repeatable sequence of numbers from 0 to 1: a picture drawn from it is the same at every visit. */
export function sorteio(semente: string): () => number {
  let estado = espalhar(semente);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list, by the next number of a sequence. */
export function escolher<T>(itens: readonly [T, ...T[]], numero: number): T {
  return itens[Math.floor(numero * itens.length)] ?? itens[0];
}
