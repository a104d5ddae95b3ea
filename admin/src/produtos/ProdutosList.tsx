import {client, type Schema} from '@clube/api-client';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {numberOrNothing, reaisOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {SelectFilter} from '../components/list/SelectFilter';
import {List} from '../components/list/List';
import {Page} from '../components/page/Page';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {useRowActions} from '../components/RowActions';

/** A product as staff lists it; the amount is BRL, the points are those of one unit. */
type Produto = Schema<'Produto'>;

const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];

const COLUMNS: readonly Column<Produto>[] = [
  {
    key: 'nome',
    title: 'Produto',
    sortable: true,
    main: true,
    cell: produto => <strong>{produto.nome}</strong>,
  },
  {
    key: 'codigo',
    title: 'Código',
    sortable: true,
    cell: produto => (
      <span>
        {produto.codigo}
        {produto.gtin && <small>barras {produto.gtin}</small>}
      </span>
    ),
  },
  {
    key: 'valorUnitario',
    title: 'Valor unitário',
    numeric: true,
    sortable: true,
    cell: produto => reaisOrNothing(produto.valorUnitario),
  },
  {
    key: 'valorPontos',
    title: 'Pontos',
    numeric: true,
    sortable: true,
    cell: produto => numberOrNothing(produto.valorPontos),
  },
  {
    key: 'ativo',
    title: 'Status',
    sortable: true,
    cell: produto => (
      <ActiveSwitch
        active={produto.ativo === 1}
        name={produto.nome}
        resource="produtos"
        failure="Erro ao atualizar status do produto."
        change={ativo => client.post('/api/produtos/status/{id}', {path: {id: produto.id}, body: {ativo}})}
      />
    ),
  },
];

export default function ProdutosList() {
  const [toDelete, setToDelete] = useState<Produto>();
  const actions = useRowActions<Produto>({nameOf: produto => produto.nome, onDelete: setToDelete});
  return (
    <Page title="Produtos" actions={<CreateLink />}>
      <List
        resource="produtos"
        caption="Produtos"
        columns={[...COLUMNS, ...actions]}
        sort={{field: 'nome', order: 'ASC'}}
        search="Buscar por código ou nome"
        filters={<SelectFilter source="ativo" label="Status" options={ACTIVE_OPTIONS} />}
        exporter="Produtos"
        emptyText="Nenhum produto com esta busca."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir produto"
          resource="produtos"
          remove={() => client.delete('/api/produtos/{id}', {path: {id: toDelete.id}})}
          success="Produto excluído com sucesso"
          failure="Erro ao deletar produto."
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.nome}</strong> deixa de pontuar e sai das listas. As vendas que já pontuaram o mantêm.
        </DeleteDialog>
      )}
    </Page>
  );
}
