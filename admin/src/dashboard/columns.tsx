import {Link} from 'react-router-dom';
import {numberOrNothing, reaisOrNothing} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import type {TopRow} from './data';

export type NumberedRow = TopRow & {id: number};

const nomeColumn = (title: string): Column<NumberedRow> => ({
  key: 'nome',
  title,
  main: true,
  cell: row =>
    row.cpf ? <Link to={`/painel/pintor/${row.cpf}`}>{toTitleCase(row.nome)}</Link> : toTitleCase(row.nome),
});

const pontosColumn = (key: 'acumulado' | 'saldo' | 'quantidade', title: string): Column<NumberedRow> => ({
  key,
  title,
  numeric: true,
  sortable: true,
  cell: row => numberOrNothing(row[key]),
});

const vendidoColumn: Column<NumberedRow> = {
  key: 'vendido',
  title: 'R$ vendido',
  numeric: true,
  sortable: true,
  cell: row => reaisOrNothing(row.vendido),
};

const acumuladoColumn = pontosColumn('acumulado', 'Acumulado');

export const PINTOR_COLUMNS = [nomeColumn('Nome'), acumuladoColumn, pontosColumn('saldo', 'Saldo'), vendidoColumn];
export const REVENDA_COLUMNS = [nomeColumn('Revenda'), acumuladoColumn, vendidoColumn];
export const REFERRING_REVENDA_COLUMNS = [nomeColumn('Revenda'), pontosColumn('quantidade', 'Cadastros')];
export const PRODUTO_COLUMNS = [
  {...nomeColumn('Produto'), cell: (row: NumberedRow) => row.nome},
  acumuladoColumn,
  pontosColumn('quantidade', 'Quantidade'),
  vendidoColumn,
];
