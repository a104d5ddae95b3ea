import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import type {TopRow} from './data';

export type NumberedRow = TopRow & {id: number};

const name = (title: string): Column<NumberedRow> => ({
  kind: 'text',
  field: 'nome',
  title,
  main: true,
  width: 140,
  value: ({nome: nomeColumn}) => toTitleCase(nomeColumn),
  to: ({cpf}) => cpf && `/painel/pintor/${cpf}`,
});

const points = (field: 'acumulado' | 'saldo' | 'quantidade', title: string): Column<NumberedRow> => ({
  kind: 'points',
  field,
  title,
  sortable: true,
});

const SOLD: Column<NumberedRow> = {kind: 'money', field: 'vendido', title: 'R$ vendido', sortable: true};
const EARNED = points('acumulado', 'Acumulado');

export const PINTOR_COLUMNS = [name('Nome'), EARNED, points('saldo', 'Saldo'), SOLD];
export const REVENDA_COLUMNS = [name('Revenda'), EARNED, SOLD];
export const REFERRING_REVENDA_COLUMNS = [name('Revenda'), points('quantidade', 'Cadastros')];
export const PRODUTO_COLUMNS = [
  {...name('Produto'), value: ({nome: nomeColumn}: NumberedRow) => nomeColumn},
  EARNED,
  points('quantidade', 'Quantidade'),
  SOLD,
];
