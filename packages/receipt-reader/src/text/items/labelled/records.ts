import {rotulosDaLinha} from '../../labels/labels';
import type {Linha} from '../../types';
import type {Campo} from './fields';
import type {Coluna} from '../table/columns';

/** The labelled values of one item. */
export type Ficha = readonly Campo[];

/** What a foot of a receipt says that no item does. */
const DO_RODAPE = ['quantidadeItens', 'pagamento', 'totalNota', 'aPagar', 'produtos', 'adicionais', 'transportador'];

/** What an item is told by; a receipt that has one of them for an item has it for all. */
const PROPRIAS: readonly Coluna[] = ['codigo', 'descricao', 'qtde', 'unitario', 'total', 'liquido'];
const UMA_VEZ: readonly Coluna[] = [...PROPRIAS, 'gtin', 'unidade', 'desconto'];

export const tem = (ficha: Ficha, coluna: Coluna): boolean => ficha.some(campo => campo.coluna === coluna);
const completa = (ficha: Ficha): boolean => tem(ficha, 'qtde') && (tem(ficha, 'total') || tem(ficha, 'liquido'));

/** A row that begins what follows the items. */
export const eRodape = (linha: Linha | undefined): boolean =>
  linha !== undefined && rotulosDaLinha(linha).some(({nome, inicio}) => inicio === 0 && DO_RODAPE.includes(nome));

/** The last item without what the foot says: from a label that it has already, or a row that no item has. */
function semRodape(ficha: Ficha, linhas: readonly Linha[]): Ficha {
  const fim = ficha.findIndex(({coluna, linha}, i) => {
    const antes = ficha.slice(0, i);
    const ultima = antes.at(-1)?.linha ?? linha;
    const entre = linhas.slice(ultima + 1, linha + 1);
    return (UMA_VEZ.includes(coluna) && tem(antes, coluna)) || (completa(antes) && entre.some(eRodape));
  });
  return fim < 0 ? ficha : ficha.slice(0, fim);
}

/** Where the first word of a label's value stands. */
export const linhaDoValor = ({valor, linha}: Campo, linhas: readonly Linha[]): number => {
  const figura = valor.find(({texto}) => texto !== 'R$');
  return figura ? linhas.findIndex(({termos}) => termos.includes(figura)) : linha;
};

/** A discount under the total's row: the item's, or the receipt's own. */
function descontoSob(ficha: Ficha, linhas: readonly Linha[]): Campo | undefined {
  const total = ficha.find(({coluna}) => coluna === 'total' || coluna === 'liquido');
  return ficha.find(({coluna, linha}) => total && coluna === 'desconto' && linha > linhaDoValor(total, linhas));
}

/** Labelled values of all items. */
export interface Fichas {
  fichas: Ficha[];
  /** Nothing tells whether the discount under the last item is its own, as no other item has one there. */
  ultimaAberta: boolean;
}

/** Items that each begin with one column's label; undefined where that does not part the labels evenly. */
function aPartirDe(campos: readonly Campo[], abre: Coluna, linhas: readonly Linha[]): Fichas | undefined {
  const inicios = campos.flatMap(({coluna}, i) => (coluna === abre ? [i] : []));
  const todas = inicios.map((inicio, k) => campos.slice(inicio, inicios[k + 1]));
  const primeira = todas.findIndex(completa);
  const ultima = todas.findLastIndex(completa);
  const [derradeira, ...outras] = todas.slice(Math.max(0, primeira), ultima + 1).reverse();
  if (primeira < 0 || !derradeira) return undefined;
  const limpa = semRodape(derradeira, linhas);
  const sob = descontoSob(limpa, linhas);
  const alheio = outras.some(ficha => descontoSob(ficha, linhas)) ? undefined : sob;
  const fichas = [...outras.reverse(), limpa.filter(campo => campo !== alheio)];
  const parelhas = PROPRIAS.every(coluna => new Set(fichas.map(ficha => tem(ficha, coluna))).size === 1);
  const semRepeticao = fichas.every(ficha =>
    UMA_VEZ.every(coluna => ficha.filter(campo => campo.coluna === coluna).length <= 1),
  );
  return parelhas && semRepeticao && fichas.every(completa) ? {fichas, ultimaAberta: alheio !== undefined} : undefined;
}

/** Labelled values by item: each begins where the label comes again that began the first. */
export function emFichas(campos: readonly Campo[], linhas: readonly Linha[]): Fichas | undefined {
  const colunas = [...new Set(campos.map(({coluna}) => coluna))].filter(coluna => UMA_VEZ.includes(coluna));
  for (const coluna of colunas) {
    const fichas = aPartirDe(campos, coluna, linhas);
    if (fichas) return fichas;
  }
  return undefined;
}
