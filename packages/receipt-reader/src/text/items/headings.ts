import type {Linha, Termo} from '../types';
import {lexemas} from './lexicon';

/** Where the headings begin that some pages repeat beside each description: `Qtde: UN: Valor unitário: Vl. Total`. */
function inicioDosTitulos(linha: Linha): number {
  const pecas = lexemas(linha);
  const inicio = pecas.findIndex(
    ({classe}, i) => 'QVZ'.includes(classe) && pecas.slice(i).every(peca => peca.numeros.length === 0),
  );
  const titulos = inicio < 0 ? [] : pecas.slice(inicio).filter(({classe}) => 'QVZRU'.includes(classe));
  return titulos.length >= 2 ? (pecas[inicio]?.indice ?? -1) : -1;
}

/** A row without such headings. */
export function semTitulos(linha: Linha): Termo[] {
  const inicio = inicioDosTitulos(linha);
  return inicio < 0 ? linha.termos : linha.termos.slice(0, inicio);
}

/** A row that carries the headings of its own item: the item's figures stand under them. */
export function abreComTitulos(linha: Linha): boolean {
  const inicio = inicioDosTitulos(linha);
  return inicio >= 0 && lexemas(linha).some(({classe, indice}) => classe === 'Q' && indice >= inicio);
}

const TITULO = /^(VL|TOTAL|VALOR|VL\.?TOTAL)\.?:?$|^UNIT(ARIO)?\.?:$|^R\$:?$|^ITENS:$/;

/** Without the headings of amounts that end a row; before other words they are part of a name: `TOTAL MASTIQUE PU 40`. */
export function semCauda(termos: readonly Termo[]): Termo[] {
  return termos.slice(0, termos.findLastIndex(({dobrado}) => !TITULO.test(dobrado)) + 1);
}
