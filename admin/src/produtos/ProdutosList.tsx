import {client} from '@clube/api-client';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {ImportLink} from '../components/imports/list/ImportLink';
import {SelectFilter} from '../components/list/SelectFilter';
import {GridList} from '../components/grid/GridList';
import {RemovedRows} from '../components/removed/RemovedRows';
import {Page} from '../components/page/Page';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {useRowAddress, useRowActions} from '../components/RowActions';
import {COLUMNS} from './columns';
import type {Produto} from './types';

const ACTIVE_OPTIONS = [
  {value: 1, text: 'Ativos'},
  {value: 0, text: 'Inativos'},
];

export default function ProdutosList() {
  const [toDelete, setToDelete] = useState<Produto>();
  const actions = useRowActions<Produto>({nameOf: produto => produto.nome, onDelete: setToDelete});
  const columns = useMemo(() => [...COLUMNS, ...actions], [actions]);
  const opens = useRowAddress<Produto>();
  return (
    <Page
      title="Produtos"
      actions={
        <>
          <ImportLink call="POST /api/upload/produtos" to="/painel/processar/produtos/sherwin-williams" />
          <RemovedRows entity="Produto" resource="produtos" call="DELETE /api/produtos/{id}" />
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource="produtos"
        label="Produtos"
        columns={columns}
        sort={{field: 'nome', order: 'ASC'}}
        search="Buscar por código ou nome"
        filters={<SelectFilter source="ativo" label="Situação" options={ACTIVE_OPTIONS} />}
        exports="Produtos"
        opens={opens}
        empty="Nenhum produto com esta busca."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir produto"
          resource="produtos"
          remove={() => client.delete('/api/produtos/{id}', {path: {id: toDelete.id}})}
          failure="Erro ao deletar produto."
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.nome}</strong> deixa de pontuar e sai das listas. As vendas que já pontuaram o mantêm.
        </DeleteDialog>
      )}
    </Page>
  );
}
