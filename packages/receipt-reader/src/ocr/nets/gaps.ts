import type {ImagemCinza} from '../../image';
import type {Letra} from './decode';

/** Of the darkest ink: columns lighter than this have none. */
const CLARO = 0.25;
/** Rows at the top and the bottom of a strip may show the lines above and below. */
const BORDA = 0.05;

/** For each column of a strip how dark its darkest place is, as a share of the darkest of all. */
function tinta({largura, altura, dados}: ImagemCinza): Float32Array {
  const colunas = new Float32Array(largura);
  const [de, ate] = [Math.round(altura * BORDA), Math.round(altura * (1 - BORDA))];
  for (let y = de; y < ate; y++)
    for (let x = 0; x < largura; x++) colunas[x] = Math.max(colunas[x]!, 255 - dados[y * largura + x]!);
  const maior = colunas.reduce((a, b) => Math.max(a, b), 1);
  return colunas.map(coluna => coluna / maior);
}

/** The widest run without ink between each character and the one before it, in heights of the strip; 0 for the first. */
export function medirVaos(faixa: ImagemCinza, letras: readonly Letra[]): number[] {
  const colunas = tinta(faixa);
  return letras.map((letra, i) => {
    const anterior = letras[i - 1];
    if (!anterior) return 0;
    const [de, ate] = [anterior, letra].map(({onde}) => Math.round(onde * faixa.largura)) as [number, number];
    let [corrida, maior] = [0, 0];
    for (let x = Math.max(0, de); x < Math.min(ate, faixa.largura); x++) {
      corrida = colunas[x]! < CLARO ? corrida + 1 : 0;
      maior = Math.max(maior, corrida);
    }
    return maior / faixa.altura;
  });
}
