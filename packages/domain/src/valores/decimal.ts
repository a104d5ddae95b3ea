/** An exact decimal: `unidades` / 10^`casas`. */
export interface Decimal {
  readonly unidades: bigint;
  readonly casas: number;
}

const FORMATO = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** The value as it is written (`0.1` is one tenth, not its binary neighbour). Throws RangeError when it is no number. */
export function decimal(valor: number | string): Decimal {
  const partes = FORMATO.exec(String(valor));
  if (!partes) throw new RangeError(`not a decimal number: ${valor}`);
  const [, sinal, inteiros = '', fracao = '', expoente = '0'] = partes;
  const digitos = BigInt(inteiros + fracao);
  const casas = fracao.length - Number(expoente);
  const unidades = sinal === '-' ? -digitos : digitos;
  return casas >= 0 ? {unidades, casas} : {unidades: unidades * 10n ** BigInt(-casas), casas: 0};
}

export function somar(a: Decimal, b: Decimal): Decimal {
  const casas = Math.max(a.casas, b.casas);
  const em = (d: Decimal) => d.unidades * 10n ** BigInt(casas - d.casas);
  return {unidades: em(a) + em(b), casas};
}

export function subtrair(a: Decimal, b: Decimal): Decimal {
  return somar(a, {unidades: -b.unidades, casas: b.casas});
}

export function multiplicar(a: Decimal, b: Decimal): Decimal {
  return {unidades: a.unidades * b.unidades, casas: a.casas + b.casas};
}

/** The nearest whole number, halves up (away from zero). Throws RangeError past what a number holds exactly. */
export function arredondar({unidades, casas}: Decimal): number {
  const escala = 10n ** BigInt(casas);
  const absoluto = unidades < 0n ? -unidades : unidades;
  const inteiro = Number((absoluto * 2n + escala) / (escala * 2n));
  if (!Number.isSafeInteger(inteiro)) throw new RangeError('too large to be counted exactly');
  return unidades < 0n && inteiro !== 0 ? -inteiro : inteiro;
}

/** The nearest floating-point number: for showing, not for counting on. */
export function numeroDe({unidades, casas}: Decimal): number {
  return Number(`${unidades}e-${casas}`);
}
