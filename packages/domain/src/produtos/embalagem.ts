export type Grandeza = 'volume' | 'massa' | 'comprimento';
export type Recipiente = 'galao' | 'quarto' | 'lata' | 'balde';

/** A measure in millilitres, grams or millimetres. */
export interface Medida {
  readonly grandeza: Grandeza;
  readonly valor: number;
  /** Its digits had to be guessed from letters (I8L, 9OOML). */
  readonly adivinhada: boolean;
}

/** What a description says about how much of it there is. */
export interface Embalagem {
  readonly medidas: readonly Medida[];
  /** The can's own name, where no measure stands beside it. */
  readonly recipiente?: Recipiente;
  /** Numbers without a unit. */
  readonly soltos: readonly number[];
}

const UNIDADES: readonly (readonly [palavras: string, Grandeza, emBase: number])[] = [
  ['ml|mls|cc', 'volume', 1],
  ['l|lt|lts|ltr|litro|litros', 'volume', 1000],
  ['kg|kgs|kilo|kilos|quilo|quilos', 'massa', 1000],
  ['g|gr|grs|grama|gramas', 'massa', 1],
  ['mm', 'comprimento', 1],
  ['cm|cms', 'comprimento', 10],
  ['m|mt|mts|metro|metros', 'comprimento', 1000],
  ["pol|polegada|polegadas|\"|''", 'comprimento', 25.4],
];
const TODAS = UNIDADES.map(([palavras]) => palavras).join('|');
// Digits that a camera takes for letters stand among them; a number needs one true digit.
const NUMERO = String.raw`(?=[oilsb]{0,2}\d)[\doilsb]{1,4}(?:[.,][\doils]{1,3})?`;
const MEDIDA = new RegExp(
  String.raw`(?<![\w.,/])(?:(${NUMERO})\s*(${TODAS})?\s*x\s*)?(${NUMERO})\s*(${TODAS})(?![a-z0-9])`,
  'g',
);
const QUARTO = /(?<![\w.,/])1\s*\/\s*4(?:\s*(?:gl|gal|galao|l|lt))?(?![a-z0-9])/g;
const NOMES: readonly (readonly [RegExp, Recipiente])[] = [
  [/(?<![a-z0-9])(?:gl|gal|galao|galoes)(?![a-z0-9])/, 'galao'],
  [/(?<![a-z0-9])(?:quarto|qto|qt)(?![a-z0-9])/, 'quarto'],
  [/(?<![a-z0-9])(?:balde|bd|bld)(?![a-z0-9])/, 'balde'],
  [/(?<![a-z0-9])(?:lata|lta|lt)(?![a-z0-9])/, 'lata'],
];
const LETRAS: Readonly<Record<string, string>> = {o: '0', i: '1', l: '1', s: '5', b: '8'};

function lerNumero(texto: string): {valor: number; adivinhado: boolean} {
  const digitos = texto.replace(/[oilsb]/g, letra => LETRAS[letra] ?? letra);
  return {valor: Number(digitos.replace(',', '.')), adivinhado: digitos !== texto};
}

function medidaDe(numero: string, unidade: string): Medida {
  const [, grandeza = 'volume', emBase = 1] =
    UNIDADES.find(([palavras]) => palavras.split('|').includes(unidade)) ?? [];
  const {valor, adivinhado} = lerNumero(numero);
  return {grandeza, valor: Math.round(valor * emBase * 100) / 100, adivinhada: adivinhado};
}

/**
 * The measures in a description without accents and in lower case (`18 lt`, `3,6l`, `900ml`, `1/4`, `4 x 5 m`), the
 * can's name, and what is left of the text without them.
 */
export function lerEmbalagem(texto: string): Embalagem & {readonly resto: string} {
  const medidas: Medida[] = [];
  let recipiente: Recipiente | undefined;
  let resto = texto.replace(QUARTO, () => {
    recipiente = 'quarto';
    return ' ';
  });
  resto = resto.replace(
    MEDIDA,
    (_, antes: string | undefined, sua: string | undefined, numero: string, unidade: string) => {
      if (antes) medidas.push(medidaDe(antes, sua ?? unidade));
      medidas.push(medidaDe(numero, unidade));
      return ' ';
    },
  );
  for (const [padrao, nome] of NOMES) {
    if (!padrao.test(resto)) continue;
    recipiente ??= nome;
    resto = resto.replace(padrao, ' ');
  }
  const soltos: number[] = [];
  resto = resto.replace(/(?<![\w.,/])\d{1,4}(?:[.,]\d{1,3})?(?![\w/])/g, numero => {
    soltos.push(Number(numero.replace(',', '.')));
    return ' ';
  });
  return {medidas, soltos, resto, ...(recipiente ? {recipiente} : {})};
}
