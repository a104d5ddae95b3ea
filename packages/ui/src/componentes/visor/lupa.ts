interface Linha {
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly angulo: number;
}

/** A line of print enlarged and broken into rows, as a text is. Pixels. */
export interface CorteDaLupa {
  /** The width of the whole page at the loupe's scale. */
  larguraPagina: number;
  altura: number;
  linhas: number;
  /** Of the line; the loupe shows it level. Degrees. */
  angulo: number;
  /** From the beginning of one row to that of the next: rows overlap, so that no letter is only seen in halves. */
  passo: number;
}

/** Below so many pixels a line cannot be read where it stands. */
const ILEGIVEL = 9;
const LEGIVEL = 15;
const SOBREPOSICAO = 12;
const LINHAS = 4;

/**
 * How a line that is too small where it stands is enlarged: undefined where it can be read. `pagina` is the width of
 * its page and `largura` what there is for the loupe, in pixels of the screen as the line's own measure.
 */
export function corteDaLupa(linha: Linha, pagina: number, largura: number): CorteDaLupa | undefined {
  if (linha.height <= 0 || linha.height >= ILEGIVEL || largura <= 2 * SOBREPOSICAO) return undefined;
  const passo = largura - SOBREPOSICAO;
  const cabe = (SOBREPOSICAO + LINHAS * passo) / linha.width;
  const escala = Math.min(LEGIVEL / linha.height, cabe);
  return {
    larguraPagina: Math.round(pagina * escala),
    altura: Math.round(linha.height * escala),
    linhas: Math.max(1, Math.ceil((linha.width * escala - SOBREPOSICAO) / passo - 0.001)),
    passo,
    angulo: linha.angulo,
  };
}
