/** A character and where it stands, as a fraction of the strip's width. */
export interface Letra {
  letra: string;
  onde: number;
  /** 0 to 1. */
  confianca: number;
  /** How wide the paper shows before it, in heights of the strip. */
  vao?: number;
}

/** What the reading net says of one strip: for each step from left to right how likely each character is. */
export interface Passos {
  dados: Float32Array;
  /** Where the strip's first step is. */
  inicio: number;
  passos: number;
  /** The rest is the padding of the batch: where the strip ends, as a fraction of the steps. */
  usados: number;
}

/** The likeliest character at each step, repetitions joined, the empty one left out (CTC). */
export function decodificar({dados, inicio, passos, usados}: Passos, letras: readonly string[]): Letra[] {
  const lidas: Letra[] = [];
  let anterior = 0;
  for (let passo = 0; passo < passos; passo++) {
    const de = inicio + passo * letras.length;
    let [melhor, certeza] = [0, dados[de]!];
    for (let i = 1; i < letras.length; i++) if (dados[de + i]! > certeza) [melhor, certeza] = [i, dados[de + i]!];
    const ultima = lidas.at(-1);
    if (melhor !== 0 && melhor !== anterior)
      lidas.push({letra: letras[melhor]!, onde: (passo + 0.5) / passos / usados, confianca: certeza});
    else if (melhor !== 0 && ultima) ultima.confianca = Math.max(ultima.confianca, certeza);
    anterior = melhor;
  }
  return lidas;
}
