import {Link} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import {numberOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {rowsOf, type Days} from './addresses';
import {shortChange} from './change';
import type {TopRow} from './data';

export type NumberedRow = TopRow & {id: number};
type To = (row: NumberedRow) => string | undefined;

const name = (title: string, to?: To, written = toTitleCase): Column<NumberedRow> => ({
  kind: 'text',
  field: 'nome',
  title,
  main: true,
  width: 140,
  value: ({nome}) => written(nome),
  ...(to && {to}),
});

const points = (field: 'acumulado' | 'saldo' | 'quantidade', title: string): Column<NumberedRow> => ({
  kind: 'points',
  field,
  title,
  sortable: true,
});

/** The figure that orders the table: it leads to the rows that it counts, and is compared with the period before. */
const ordering = (field: 'acumulado' | 'quantidade', title: string, to: To): Column<NumberedRow> => ({
  kind: 'points',
  field,
  title,
  sortable: true,
  width: 124,
  cell: row => <Link to={to(row) ?? ''}>{numberOrNothing(row[field])}</Link>,
  note: row => shortChange(row[field] ?? 0, row.antes),
});

const SOLD: Column<NumberedRow> = {kind: 'money', field: 'vendido', title: 'R$ vendido', sortable: true};

const revendaPage: To = ({cnpj}) => cnpj && `/painel/revenda/${cnpj}`;

/** The columns of the four tables. */
export function columnsOf(days: Days) {
  const rows = rowsOf(days);
  return {
    pintores: [
      name('Nome', ({cpf}) => cpf && `/painel/pintor/${cpf}`),
      ordering('acumulado', 'Acumulado', ({cpf}) => rows.sales({q: cpf})),
      points('saldo', 'Saldo'),
      SOLD,
    ],
    revendas: [
      name('Revenda', revendaPage),
      ordering('acumulado', 'Acumulado', ({cnpj}) => rows.sales({revenda: cnpj})),
      SOLD,
    ],
    indicam: [
      name('Revenda', revendaPage),
      ordering('quantidade', 'Cadastros', ({cnpj}) => rows.pintores({cadastroPela: cnpj})),
    ],
    produtos: [
      name('Produto', undefined, nome => nome),
      ordering('acumulado', 'Acumulado', ({codigo}) => rows.sales({produto: codigo})),
      points('quantidade', 'Quantidade'),
      SOLD,
    ],
  } satisfies Record<string, Column<NumberedRow>[]>;
}
