/** Steps that people can count in. */
const PASSOS = [1, 2, 2.5, 5, 10];

/**
 * The marks of an axis that starts at zero and holds `maximo`: about `divisoes` round steps. Counts (`inteiro`) are
 * never marked by halves. A series of zeros gets an axis of one step.
 */
export function marcasDoEixo(maximo: number, divisoes: number, inteiro: boolean): number[] {
  const bruto = Math.max(maximo, 1) / divisoes;
  const grandeza = 10 ** Math.floor(Math.log10(bruto));
  const passo = (PASSOS.find(numero => numero * grandeza >= bruto) ?? 10) * grandeza;
  const degrau = inteiro || maximo === 0 ? Math.max(1, Math.ceil(passo)) : passo;
  const quantos = Math.max(1, Math.ceil(maximo / degrau));
  return Array.from({length: quantos + 1}, (_, i) => Number((i * degrau).toPrecision(12)));
}

/**
 * The outline of a bar as a roller leaves it: straight sides and a top edge that is not quite level. `indice` decides
 * how; the edge stays within two units of the bar's true height.
 */
export function pincelada(x: number, largura: number, topo: number, base: number, indice: number): string {
  if (base - topo < 4) return `M${x} ${base}V${topo}H${x + largura}V${base}Z`;
  const desvio = (passo: number): number => ((indice * 7 + passo * 5) % 5) - 2;
  const terco = largura / 3;
  return (
    `M${x} ${base}V${topo + 2}` +
    `Q${x + terco / 2} ${topo + desvio(1)} ${x + terco} ${topo}` +
    `T${x + 2 * terco} ${topo}` +
    `Q${x + 2.5 * terco} ${topo - desvio(2)} ${x + largura} ${topo + 1}` +
    `V${base}Z`
  );
}

/** How many pixels a year, and a month, need below the axis. */
const LARGURA_ANO = 44;
const LARGURA_MES = 26;

/**
 * What is written below the axis where each month has `passo` pixels: all months or, counted from the last, every
 * second one; the year below each January, and below the first month unless a January stands too close.
 */
export function rotulosDoEixo(meses: readonly string[], passo: number): {mes: boolean; ano: boolean}[] {
  const salto = passo < LARGURA_MES ? 2 : 1;
  const janeiro = meses.findIndex(mes => mes.endsWith('-01'));
  const cabe = janeiro < 0 || janeiro * passo >= LARGURA_ANO;
  return meses.map((mes, i) => ({
    mes: (meses.length - 1 - i) % salto === 0,
    ano: mes.endsWith('-01') || (i === 0 && cabe),
  }));
}
