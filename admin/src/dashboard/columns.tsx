import {Link} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import {numberOrDash, reaisOrDash} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {listAddress} from '../components/list/list-address';
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

type Figure = 'acumulado' | 'saldo' | 'quantidade' | 'vendido';

/**
 * A column of figures that link to the rows they count; the column that orders the table also shows the change since
 * the previous period.
 */
const figure = (field: Figure, title: string, to: To, orders = false): Column<NumberedRow> => {
  const money = field === 'vendido';
  const written = money ? reaisOrDash : numberOrDash;
  return {
    kind: money ? 'money' : 'points',
    field,
    title,
    sortable: true,
    cell: row => <Link to={to(row) ?? ''}>{written(row[field])}</Link>,
    ...(orders && {width: 124, note: row => shortChange(row[field] ?? 0, row.antes)}),
  };
};

const revendaPage: To = ({cnpj}) => cnpj && `/painel/revenda/${cnpj}`;

/** The columns of the four tables. */
export function columnsOf(days: Days) {
  const rows = rowsOf(days);
  const ofPintor: To = ({cpf}) => rows.sales({q: cpf});
  const ofRevenda: To = ({cnpj}) => rows.sales({revenda: cnpj});
  const ofProduto: To = ({codigo}) => rows.sales({produto: codigo});
  return {
    pintores: [
      name('Nome', ({cpf}) => cpf && `/painel/pintor/${cpf}`),
      figure('acumulado', 'Acumulado', ofPintor, true),
      // The current balance, whatever the period; links to the lots of points that make it up.
      figure('saldo', 'Saldo', ({cpf}) => cpf && `/painel/pintor/${cpf}?aba=vencimentos`),
      figure('vendido', 'R$ vendido', ofPintor),
    ],
    revendas: [
      name('Revenda', revendaPage),
      figure('acumulado', 'Acumulado', ofRevenda, true),
      figure('vendido', 'R$ vendido', ofRevenda),
    ],
    indicam: [
      name('Revenda', revendaPage),
      figure('quantidade', 'Cadastros', ({cnpj}) => rows.pintores({cadastroPela: cnpj}), true),
    ],
    produtos: [
      name(
        'Produto',
        ({codigo}) => listAddress('/painel/produtos', {q: codigo}),
        nome => nome,
      ),
      figure('acumulado', 'Acumulado', ofProduto, true),
      figure('quantidade', 'Quantidade', ofProduto),
      figure('vendido', 'R$ vendido', ofProduto),
    ],
  } satisfies Record<string, Column<NumberedRow>[]>;
}
