/** A network's sales before or since it joined the programme, over the months it reported. */
export interface SoldInMonths {
  /** Integer cents. */
  readonly total: number;
  readonly meses: number;
}

/** Averages of a network in integer cents (0-rules, 8). */
export interface Mensuracao {
  readonly mediaMensal: number;
  readonly mediaMensalPos: number;
  readonly resultadoMensal: number;
  readonly mediaSemanal: number;
  readonly mediaSemanalPos: number;
  readonly resultadoSemanal: number;
}

const average = ({total, meses}: SoldInMonths): number => (meses === 0 ? 0 : total / meses);
const weekly = (monthly: number): number => (monthly * 12) / 52;

/**
 * The monthly averages before and since joining, and the weekly ones (monthly × 12 / 52). Each average is rounded to the cent
 * once; the results are the differences of the rounded averages. Without months an average is 0.
 */
export function mensuracaoOf(antes: SoldInMonths, depois: SoldInMonths): Mensuracao {
  const [before, after] = [average(antes), average(depois)];
  const [mediaMensal, mediaMensalPos] = [Math.round(before), Math.round(after)];
  const [mediaSemanal, mediaSemanalPos] = [Math.round(weekly(before)), Math.round(weekly(after))];
  return {
    mediaMensal,
    mediaMensalPos,
    resultadoMensal: mediaMensalPos - mediaMensal,
    mediaSemanal,
    mediaSemanalPos,
    resultadoSemanal: mediaSemanalPos - mediaSemanal,
  };
}
