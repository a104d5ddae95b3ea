import type {Schema} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {NOTHING, numberOrNothing, reaisOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {List} from '../components/list/List';
import {Page} from '../components/page/Page';
import {useRowActions} from '../components/RowActions';

/** react-admin names a row by `id`: of a shop that is its CNPJ. */
type Loja = Schema<'Loja'> & {id: string};

const COLUMNS: readonly Column<Loja>[] = [
  {
    key: 'nomeLoja',
    title: 'Loja',
    sortable: true,
    main: true,
    cell: loja => <strong>{loja.nomeLoja.toLocaleUpperCase('pt-BR')}</strong>,
  },
  {
    key: 'cnpj',
    title: 'CNPJ',
    cell: loja => <span style={{whiteSpace: 'nowrap'}}>{formatCnpj(loja.cnpj)}</span>,
  },
  {
    key: 'cidade',
    title: 'Cidade/UF',
    cell: loja => [loja.cidade, loja.uf].filter(Boolean).join('/') || NOTHING,
  },
  {
    key: 'totalVendido',
    title: 'Total Vendido',
    numeric: true,
    cell: loja => reaisOrNothing(loja.totalVendido),
  },
  {
    key: 'totalPontuado',
    title: 'Total Pontuado',
    numeric: true,
    cell: loja => numberOrNothing(loja.totalPontuado),
  },
  {
    key: 'pintores',
    title: 'Pintores que Compram',
    numeric: true,
    cell: loja => numberOrNothing(loja.pintores),
  },
];

export default function LojasList() {
  const actions = useRowActions<Loja>({nameOf: loja => loja.nomeLoja});
  return (
    <Page title="Lojas">
      <List
        resource="lojas"
        caption="Lojas"
        columns={[...COLUMNS, ...actions]}
        sort={{field: 'nomeLoja', order: 'ASC'}}
        search="Buscar por nome, CNPJ ou cidade"
        exporter="Lojas"
        emptyText="Nenhuma loja com esta busca."
      />
    </Page>
  );
}
