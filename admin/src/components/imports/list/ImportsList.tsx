import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useManifest} from '../../../manifest/context';
import type {Column} from '../../grid/columns';
import {GridList} from '../../grid/GridList';
import {SelectFilter} from '../../list/SelectFilter';
import {Page} from '../../page/Page';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {STATE_OPTIONS, ImportState} from '../state';

type Row = Pick<Import, 'id' | 'nomeArquivo' | 'parametros' | 'estado' | 'linhas' | 'contagens' | 'autor' | 'criadaEm'>;

const COUNTS = [
  ['novas', 'Novas'],
  ['mudadas', 'Mudadas'],
  ['erros', 'Com erro'],
] as const;

function columnsOf(kind: ImportKind): Column<Row>[] {
  return [
    {
      kind: 'text',
      field: 'nomeArquivo',
      title: 'Arquivo',
      main: true,
      to: ({id}) => addressOfImport(kind, id),
      note: ({parametros}) => kind.params?.describe(parametros),
    },
    {kind: 'status', field: 'estado', title: 'Situação', cell: row => <ImportState estado={row.estado} />},
    {kind: 'number', field: 'linhas', title: 'Linhas'},
    ...COUNTS.map(([count, title]): Column<Row> => ({
      kind: 'custom',
      field: count,
      title,
      width: 88,
      cell: ({contagens}) => contagens?.[count].toLocaleString('pt-BR'),
    })),
    {kind: 'text', field: 'autor', title: 'Quem enviou'},
    {kind: 'timestamp', field: 'criadaEm', title: 'Enviado em'},
  ];
}

/** The imports with their states; a row opens its import at the current step. */
export function ImportsList({kind}: {kind: ImportKind}) {
  const {name} = useManifest();
  return (
    <Page
      title={kind.title}
      actions={
        <Link className={buttonClass({small: true})} to={`/painel${kind.path}`}>
          Importar arquivo
        </Link>
      }
      list
    >
      <GridList
        resource={name}
        label="Importações"
        columns={columnsOf(kind)}
        sort={{field: 'id', order: 'DESC'}}
        filters={<SelectFilter source="estado" label="Situação" options={STATE_OPTIONS} />}
        exports={kind.title}
        opens={({id}) => addressOfImport(kind, id)}
        empty="Nenhum arquivo foi importado ainda."
      />
    </Page>
  );
}
