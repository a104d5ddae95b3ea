import type {Schema} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {useMemo} from 'react';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {Page} from '../components/page/Page';
import {useRowAddress, useRowActions} from '../components/RowActions';

/** react-admin identifies rows by `id`, which for a store is its CNPJ. */
type Loja = Schema<'Loja'> & {id: string};

export const COLUMNS: readonly ListColumn<Loja>[] = [
  {
    kind: 'text',
    field: 'nomeLoja',
    sortable: true,
    main: true,
    value: loja => loja.nomeLoja.toLocaleUpperCase('pt-BR'),
  },
  {kind: 'text', field: 'cnpj', value: loja => formatCnpj(loja.cnpj), width: 160},
  {
    kind: 'text',
    field: 'cidade',
    title: 'Cidade/UF',
    files: ['cidade', 'uf'],
    value: loja => [loja.cidade, loja.uf].filter(Boolean).join('/'),
  },
  {kind: 'money', field: 'totalVendido', width: 124, total: true},
  {kind: 'points', field: 'totalPontuado', width: 124, total: true},
  {kind: 'points', field: 'saldo', width: 110, hidden: true},
  {kind: 'number', field: 'pintores', width: 160},
];

export default function LojasList() {
  const actions = useRowActions<Loja>({nameOf: loja => loja.nomeLoja});
  const opens = useRowAddress<Loja>();
  const columns = useMemo(() => [...COLUMNS, ...actions], [actions]);
  return (
    <Page title="Lojas" list>
      <GridList
        resource="lojas"
        label="Lojas"
        columns={columns}
        sort={{field: 'nomeLoja', order: 'ASC'}}
        search="Buscar por nome, CNPJ ou cidade"
        exports="Lojas"
        opens={opens}
        empty="Nenhuma loja com esta busca."
      />
    </Page>
  );
}
