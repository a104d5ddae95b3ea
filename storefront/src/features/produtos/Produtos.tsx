import {messageOf} from '@clube/api-client';
import {countOf, formatPontos, hasWords} from '@clube/domain';
import {EmptyState, FailureState, Field, PagedTable, buttonClass, type Column} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import {PATHS} from '../../base/paths';
import {produtosQuery, type Produto} from '../../base/queries/produtos';
import {ListLoading} from '../../components/list-rows/ListLoading';
import {Page} from '../../components/Page';
import styles from './Produtos.module.css';

const COLUMNS: readonly Column<Produto>[] = [
  {
    key: 'codigo',
    title: 'Código',
    order: ({codigo}) => codigo,
    cell: ({codigo}) => <span className={styles.codigo}>{codigo}</span>,
  },
  {key: 'nome', title: 'Produto', order: ({nome}) => nome, cell: ({nome}) => <b>{nome}</b>},
  {
    key: 'valorPontos',
    title: 'Pontos',
    numeric: true,
    order: ({valorPontos}) => valorPontos,
    cell: ({valorPontos}) => <b className="num">{formatPontos(valorPontos)}</b>,
  },
];

/** The page size that the specification requires. */
const PAGE_ROWS = 50;

function ProdutoList() {
  const {data, error, refetch} = useQuery(produtosQuery);
  const [params, setParams] = useSearchParams();
  const typed = params.get('busca') ?? '';
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListLoading rows={10} />;
  const found = data.filter(({nome, codigo}) => hasWords(`${nome} ${codigo}`, typed.trim()));
  return (
    <>
      <Field
        label="Buscar produto"
        type="search"
        name="busca"
        enterKeyHint="search"
        maxLength={80}
        placeholder="Nome ou código"
        value={typed}
        onChange={({target: {value}}) =>
          setParams(value ? {busca: value} : {}, {replace: true, state: KEEP_SCROLL_POSITION})
        }
      />
      <p className={styles.count} role="status">
        {countOf(found.length, 'produto vale pontos', 'produtos valem pontos')}
      </p>
      {found.length === 0 ? (
        <EmptyState title="Sem resultados" seed="produtos">
          Nenhum produto com “{typed}”. Tente uma parte do nome, como “acrílica” ou “esmalte”.
        </EmptyState>
      ) : (
        <div className={styles.table}>
          <PagedTable
            key={typed}
            keepsColumns
            caption="Pontos por produto"
            columns={COLUMNS}
            rows={found}
            rowKey={({id}) => id}
            initialOrder={{key: 'valorPontos', descending: true}}
            initialSize={PAGE_ROWS}
          />
        </div>
      )}
    </>
  );
}

/** The points of each product, without factors. */
export default function Produtos() {
  return (
    <Page
      title="Pontos por produto"
      aside={
        <Link className={buttonClass({variant: 'secondary', small: true})} to={PATHS.simulator}>
          Quanto vou ganhar?
        </Link>
      }
    >
      <div className={styles.screen}>
        <p className={styles.intro}>
          Pontos de uma unidade. A revenda e o seu nível podem multiplicar: faça a conta em “Quanto vou ganhar?”.
        </p>
        <ProdutoList />
      </div>
    </Page>
  );
}
