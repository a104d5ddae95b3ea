/** Widths of bars and spaces of the 103 values, the three start characters and the stop, from the standard. */
const LARGURAS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112';

/** Modules of a character; the stop has two more. */
export const MODULOS = 11;
export const MODULOS_FIM = 13;
export const INICIO_C = 105;
export const FIM = 106;
/** Values a character inside the code can have. */
export const VALORES = 103;

/** Every character as its modules, 1 for dark. */
export const DESENHOS: readonly (readonly number[])[] = LARGURAS.split(' ').map(larguras =>
  [...larguras].flatMap((largura, i) => Array<number>(Number(largura)).fill(1 - (i % 2))),
);

const DE_A: Readonly<Record<number, string>> = {98: 'troca', 99: 'C', 100: 'B'};
const DE_B: Readonly<Record<number, string>> = {98: 'troca', 99: 'C', 101: 'A'};
const DE_C: Readonly<Record<number, string>> = {100: 'B', 101: 'A'};
const MUDANCAS: Readonly<Record<string, Readonly<Record<number, string>>>> = {A: DE_A, B: DE_B, C: DE_C};

/** The text of a code from start to check character; undefined when the check fails or it holds control characters. */
export function textoDe(valores: readonly number[]): string | undefined {
  const inicio = valores[0] ?? 0;
  const conferido = valores.at(-1);
  const dados = valores.slice(1, -1);
  const soma = dados.reduce((total, valor, i) => total + valor * (i + 1), inicio);
  if (inicio < 103 || inicio > INICIO_C || soma % 103 !== conferido) return undefined;
  let conjunto = 'ABC'[inicio - 103] ?? '';
  let texto = '';
  for (const valor of dados) {
    const mudanca = MUDANCAS[conjunto]?.[valor];
    if (mudanca === 'troca') return undefined;
    if (mudanca) conjunto = mudanca;
    else if (conjunto === 'C' && valor < 100) texto += String(valor).padStart(2, '0');
    else if (valor < 64 || (conjunto === 'B' && valor < 95)) texto += String.fromCharCode(32 + valor);
    else if (valor !== 102) return undefined;
  }
  return texto;
}
