import type {Caixa} from '../../document/types';
import type {ImagemCinza} from '../../image';
import {acharPontilhados} from './dotted';

/** Darker than this is ink, once the light is even. */
const TINTA = 150;
/** Straight strokes at least this long, in heights of a letter: no letter has one. */
const COMPRIMENTO = 3.2;
const PAPEL = 255;
/** The soft edge of a stroke. */
const BORDA = 2;

/** Marks runs of ink along one direction that are too long to belong to a letter. */
function marcar(dados: Uint8Array, marcas: Uint8Array, inicio: number, passo: number, quantos: number, min: number) {
  for (let i = 0, corrida = 0, onde = inicio; i <= quantos; i++, onde += passo) {
    if (i < quantos && dados[onde]! < TINTA) {
      corrida++;
      continue;
    }
    if (corrida >= min) for (let k = 1; k <= corrida; k++) marcas[onde - k * passo] = 1;
    corrida = 0;
  }
}

function pintar(dados: Uint8Array, onde: number, passo: number): void {
  for (let k = -BORDA; k <= BORDA; k++) {
    const vizinho = onde + k * passo;
    if (vizinho >= 0 && vizinho < dados.length) dados[vizinho] = PAPEL;
  }
}

function pintarCaixa({largura, altura, dados}: ImagemCinza, {x0, y0, x1, y1}: Caixa): void {
  const [de, ate] = [Math.max(0, x0 - BORDA), Math.min(largura, x1 + BORDA)];
  for (let y = Math.max(0, y0 - BORDA); y < Math.min(altura, y1 + BORDA); y++) {
    dados.fill(PAPEL, y * largura + de, y * largura + ate);
  }
}

/**
 * The picture without its ruling lines, drawn or dotted: the engine takes them for letters or for borders of pictures,
 * and loses the text beside them. `letra` is the height of a letter in pixels, `manchas` are the picture's spots of ink.
 */
export function apagarTracos(imagem: ImagemCinza, manchas: readonly Caixa[], letra: number): ImagemCinza {
  const {largura, altura, dados} = imagem;
  const minimo = Math.round(letra * COMPRIMENTO);
  const deitados = new Uint8Array(dados.length);
  const emPe = new Uint8Array(dados.length);
  for (let y = 0; y < altura; y++) marcar(dados, deitados, y * largura, 1, largura, minimo);
  for (let x = 0; x < largura; x++) marcar(dados, emPe, x, largura, altura, minimo);
  const limpa = {...imagem, dados: dados.slice()};
  for (let i = 0; i < dados.length; i++) {
    if (deitados[i]) pintar(limpa.dados, i, largura);
    if (emPe[i]) pintar(limpa.dados, i, 1);
  }
  for (const ponto of acharPontilhados(manchas, letra)) pintarCaixa(limpa, ponto);
  return limpa;
}
