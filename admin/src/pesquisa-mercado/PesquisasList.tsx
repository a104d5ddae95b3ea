import type {Schema} from '@clube/api-client';
import {Button, Modal} from '@clube/ui';
import {useMemo, useState} from 'react';
import {CreateLink} from '../components/CreateLink';
import {numberOrDash, reaisOrDash} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {GridList} from '../components/grid/GridList';
import {SelectFilter} from '../components/list/SelectFilter';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {entityColumns} from '../components/entity-screens/columns';
import styles from './Pesquisa.module.css';

type Pesquisa = Schema<'PesquisaMercado'>;

const FIELDS = [
  'revenda',
  'cnpjRevenda',
  'faturamento',
  'mediaMensal',
  'share',
  'qtdeVendedores',
  'tamanhoLoja',
  'qtdeProdutosVendidos',
  'fonte',
  'criadoEm',
  'criadoPor',
];
const READ_ONLY = {resource: 'pesquisa_mercado', failures: {}, mayEdit: () => false, dataProvider: undefined as never};

/** Market surveys of resellers, latest first; one click shows the products of each. */
export default function PesquisasList() {
  const [viewed, setViewed] = useState<Pesquisa>();
  const redes = useRedeOptions({ativo: 1});
  const columns = useMemo((): Column<Pesquisa>[] => {
    const actions: Column<Pesquisa> = {
      kind: 'actions',
      field: 'itens',
      title: 'Produtos',
      width: 116,
      cell: pesquisa => (
        <Button
          variant="secondary"
          small
          onClick={() => setViewed(pesquisa)}
          aria-label={`Produtos de ${pesquisa.revenda}`}
        >
          Produtos
        </Button>
      ),
    };
    return [...(entityColumns('PesquisaMercado', FIELDS, READ_ONLY) as unknown as Column<Pesquisa>[]), actions];
  }, []);
  return (
    <Page title="Pesquisa de mercado" actions={<CreateLink />} list>
      <GridList
        resource="pesquisa_mercado"
        label="Pesquisas"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        filters={<SelectFilter source="rede" label="Rede" options={redes} all="Todas" />}
        search="Buscar por revenda ou CNPJ"
        exports="Pesquisa de mercado"
        empty="Nenhuma pesquisa por aqui."
      />
      {viewed && (
        <Modal open title={`Produtos de ${viewed.revenda}`} onClose={() => setViewed(undefined)}>
          <div className={styles.lists}>
            <Produtos title="Mais vendidos" list={viewed.produtosMaisVendidos} />
            <Produtos title="Concorrentes mais vendidos" list={viewed.produtosMaisVendidosConcorrentes} />
          </div>
        </Modal>
      )}
    </Page>
  );
}

function Produtos({title, list}: {title: string; list: Pesquisa['produtosMaisVendidos']}) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Marca</th>
          <th scope="col">Produto</th>
          <th scope="col">Quantidade</th>
          <th scope="col">Valor unitário</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({marca, produto, qtde, valorUnitario}) => (
          <tr key={`${marca} ${produto}`}>
            <td>{marca}</td>
            <td>{produto}</td>
            <td>{numberOrDash(qtde)}</td>
            <td>{reaisOrDash(valorUnitario)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
