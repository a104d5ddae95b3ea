/** An amount as it is printed, and nothing beside it. */
export const QUANTIA = /^-?[\d.]*\d,\d{2}$/;

/** A number as printed. */
export interface Numero {
  valor: number;
  /** Decimals printed. */
  casas: number;
  /** A letter was taken for the digit it looks like. */
  reparado: boolean;
}

const DIGITO_PARECIDO: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
};

/** The text with letters replaced by the digits that OCR takes them for. */
export function comoDigitos(texto: string): string {
  return texto.replace(/[OoQDIli|!SsBZzG]/g, letra => DIGITO_PARECIDO[letra] ?? letra);
}

const numero = (inteiros: string, fracao: string, sinal: number, reparado: boolean): Numero => ({
  valor: sinal * Number(`${inteiros.replace(/[.,]/g, '')}.${fracao || '0'}`),
  casas: fracao.length,
  reparado,
});

/** Decimal comma or point, thousands grouped or not; where a point may be either, both, the likelier first. */
function interpretar(texto: string, sinal: number, reparado: boolean): Numero[] {
  const feito = (inteiros = '', fracao = '') => numero(inteiros, fracao, sinal, reparado);
  let partes = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,10})$/.exec(texto);
  if (partes) return [feito(partes[1], partes[2])];
  partes = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,10})$/.exec(texto);
  if (partes) return [feito(partes[1], partes[2])];
  partes = /^(\d{1,3})\.(\d{3})$/.exec(texto);
  if (partes) return [feito(`${partes[1]}${partes[2]}`), feito(partes[1], partes[2])];
  partes = /^\d{1,3}(?:\.\d{3})+$/.exec(texto);
  if (partes) return [feito(texto)];
  partes = /^(\d+)\.(\d{1,10})$/.exec(texto);
  if (partes) return [feito(partes[1], partes[2])];
  return /^\d{1,9}$/.test(texto) ? [feito(texto)] : [];
}

/**
 * What a printed number may mean: `1.234,56`, `1234.56`, `1.234,5600`, `-5,00`, `5,00-`, `(5,00)`. Empty when it is none.
 * With `reparar`, letters that look like digits are taken for them where most of it are digits.
 */
export function lerNumeros(bruto: string, reparar = false): Numero[] {
  const entre = /^\((.*)\)$/.exec(bruto.trim());
  let texto = (entre?.[1] ?? bruto)
    .trim()
    .replace(/^R\$/, '')
    .replace(/^[“”"'‘’`~«»]+/, '')
    .replace(/[;.,]$/, '');
  const sinal = /^[-–−]|[-–−]$/.test(texto) ? -1 : 1;
  texto = texto.replace(/^[-–−+]|[-–−+]$/g, '').trim();
  const direto = interpretar(texto, sinal, false);
  if (direto.length > 0 || !reparar) return direto;
  const digitos = texto.replace(/\D/g, '').length;
  const limpo = comoDigitos(texto)
    // Before thousands with cents a colon is a point with a speck over it.
    .replace(/[:;](?=\d{3}[.,]\d{2}$)/, '.')
    // After thousands two figures are cents, and four those of a price.
    .replace(/^(\d{1,3}(?:\.\d{3})+)\.(\d{2}|\d{4})$/, '$1,$2')
    .replace(/[;’'`]/g, ',')
    .replace(/,{2,}|\.,|,\./g, ',');
  return digitos * 2 >= texto.replace(/[.,]/g, '').length ? interpretar(limpo, sinal, true) : [];
}

/** Integer cents of a printed amount with exactly two decimals; undefined when it is none. */
export function lerCentavos(texto: string, reparar = false): (Numero & {centavos: number}) | undefined {
  const lido = lerNumeros(texto, reparar).find(({casas}) => casas === 2);
  return lido && {...lido, centavos: Math.round(lido.valor * 100)};
}
