import type {ImagemCinza} from '../../image';
import {decodificar, type Letra} from './decode';
import type {Faixa} from './strips';
import type {Redes} from './models';
import {medirVaos} from './gaps';
import {ALTURA_DA_FAIXA, cortar, paraLer} from './tensors';

/** Strips read in one run: of like width, so that little is read of what is only padding, and not too much at once. */
const JUNTAS = {quantas: 8, largura: 3200} as const;
const FOLGA = 1.25;

interface Corte {
  indice: number;
  corte: ImagemCinza;
}

function emLotes(cortes: readonly Corte[]): Corte[][] {
  const lotes: Corte[][] = [];
  for (const corte of cortes.toSorted((a, b) => a.corte.largura - b.corte.largura)) {
    const lote = lotes.at(-1);
    const {largura} = corte.corte;
    const cabe =
      lote &&
      lote.length < JUNTAS.quantas &&
      largura * (lote.length + 1) <= JUNTAS.largura &&
      largura <= lote[0]!.corte.largura * FOLGA + 32;
    if (cabe) lote.push(corte);
    else lotes.push([corte]);
  }
  return lotes;
}

/** The characters of each strip, in the order of the strips. */
export async function lerFaixas(
  {ler, letras}: Redes,
  imagem: ImagemCinza,
  faixas: readonly Faixa[],
): Promise<Letra[][]> {
  const lidas: Letra[][] = faixas.map(() => []);
  const cortes = faixas.map((faixa, indice) => ({indice, corte: cortar(imagem, faixa)}));
  for (const lote of emLotes(cortes)) {
    const {dados, largura} = paraLer(lote.map(({corte}) => corte));
    const saida = await ler({dados, forma: [lote.length, 3, ALTURA_DA_FAIXA, largura]});
    const [, passos = 0, simbolos = 0] = saida.forma;
    for (const [i, {indice, corte}] of lote.entries()) {
      const decodificadas = decodificar(
        {
          dados: saida.dados,
          inicio: i * passos * simbolos,
          passos,
          usados: corte.largura / largura,
        },
        letras,
      );
      const vaos = medirVaos(corte, decodificadas);
      lidas[indice] = decodificadas.map((letra, k) => ({...letra, vao: vaos[k]!}));
    }
  }
  return lidas;
}
