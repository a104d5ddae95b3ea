import {client, type Schema} from '@clube/api-client';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {numberOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {RemovedRows} from '../components/removed/RemovedRows';
import {Page} from '../components/page/Page';
import {useRowAddress, useRowActions} from '../components/RowActions';
import {ShareLink} from '../components/ShareLink';

type Codigo = Schema<'CodigoCadastro'>;

export const COLUMNS: readonly ListColumn<Codigo>[] = [
  {kind: 'text', field: 'codigo', sortable: true, main: true},
  {
    kind: 'points',
    field: 'pontos',
    edit: {
      call: 'PUT /api/codigos-cadastro/{id}',
      entity: 'CodigoCadastro',
      resource: 'codigos-cadastro',
      nameOf: ({codigo}) => codigo,
      success: 'Código atualizado com sucesso',
      failure: 'Erro ao atualizar código',
      save: (seen, pontos) => client.put('/api/codigos-cadastro/{id}', {path: {id: seen.id}, body: {pontos}, seen}),
    },
  },
  {
    kind: 'number',
    field: 'usosRealizados',
    width: 120,
    files: ['usosRealizados', 'usos'],
    cell: ({usosRealizados, usos}) => (
      <span>
        {numberOrDash(usosRealizados)} de {numberOrDash(usos)}
      </span>
    ),
  },
  {kind: 'date', field: 'expiraEm'},
  {kind: 'date', field: 'criadoEm'},
  {
    kind: 'custom',
    field: 'link',
    title: 'Link',
    cell: ({codigo}) => <ShareLink path={`/cadastrar?codigo_cadastro=${encodeURIComponent(codigo)}`} name={codigo} />,
  },
];

export default function CodigosCadastroList() {
  const [toDelete, setToDelete] = useState<Codigo>();
  const actions = useRowActions<Codigo>({nameOf: ({codigo}) => codigo, onDelete: setToDelete});
  const columns = useMemo(() => [...COLUMNS, ...actions], [actions]);
  const opens = useRowAddress<Codigo>();
  return (
    <Page
      title="Códigos Cadastrados"
      actions={
        <>
          <RemovedRows entity="CodigoCadastro" resource="codigos-cadastro" call="DELETE /api/codigos-cadastro/{id}" />
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource="codigos-cadastro"
        label="Códigos Cadastrados"
        columns={columns}
        sort={{field: 'codigo', order: 'ASC'}}
        exports="Códigos de cadastro"
        opens={opens}
        empty="Nenhum código cadastrado."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir código"
          resource="codigos-cadastro"
          remove={() => client.delete('/api/codigos-cadastro/{id}', {path: {id: toDelete.id}})}
          failure="Erro ao excluir código"
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.codigo}</strong> deixa de valer no cadastro. Quem já se cadastrou com ele mantém os pontos.
        </DeleteDialog>
      )}
    </Page>
  );
}
