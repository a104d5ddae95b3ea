import {client, type Schema} from '@clube/api-client';
import {useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {dateOrNothing, numberOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {List} from '../components/list/List';
import {Page} from '../components/page/Page';
import {useRowActions} from '../components/RowActions';
import {ShareLink} from '../components/ShareLink';

type Codigo = Schema<'CodigoCadastro'>;

const COLUMNS: readonly Column<Codigo>[] = [
  {
    key: 'codigo',
    title: 'Código',
    sortable: true,
    main: true,
    cell: ({codigo}) => <strong>{codigo}</strong>,
  },
  {key: 'pontos', title: 'Pontos', numeric: true, cell: ({pontos}) => numberOrNothing(pontos)},
  {
    key: 'usosRealizados',
    title: 'Usos',
    numeric: true,
    cell: ({usosRealizados, usos}) => `${numberOrNothing(usosRealizados)} de ${numberOrNothing(usos)}`,
  },
  {key: 'expiraEm', title: 'Expira em', cell: ({expiraEm: expiresAt}) => dateOrNothing(expiresAt)},
  {key: 'criadoEm', title: 'Criado em', cell: ({criadoEm}) => dateOrNothing(criadoEm)},
  {
    key: 'link',
    title: 'Link',
    cell: ({codigo}) => <ShareLink path={`/cadastrar?codigo_cadastro=${encodeURIComponent(codigo)}`} name={codigo} />,
  },
];

export default function CodigosCadastroList() {
  const [toDelete, setToDelete] = useState<Codigo>();
  const actions = useRowActions<Codigo>({nameOf: ({codigo}) => codigo, onDelete: setToDelete});
  return (
    <Page title="Códigos Cadastrados" actions={<CreateLink />}>
      <List
        resource="codigos-cadastro"
        caption="Códigos Cadastrados"
        columns={[...COLUMNS, ...actions]}
        sort={{field: 'codigo', order: 'ASC'}}
        emptyText="Nenhum código cadastrado."
      />
      {toDelete && (
        <DeleteDialog
          title="Excluir código"
          resource="codigos-cadastro"
          remove={() => client.delete('/api/codigos-cadastro/{id}', {path: {id: toDelete.id}})}
          success="Código excluído com sucesso"
          failure="Erro ao excluir código"
          onClose={() => setToDelete(undefined)}
        >
          <strong>{toDelete.codigo}</strong> deixa de valer no cadastro. Quem já se cadastrou com ele mantém os pontos.
        </DeleteDialog>
      )}
    </Page>
  );
}
