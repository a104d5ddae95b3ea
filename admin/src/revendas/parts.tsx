import type {Row, Schema} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {EmptyState} from '@clube/ui';
import {numberOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {RelatedList} from '../components/record-page/RelatedList';
import {StateChip} from '../components/StateChip';

type Loja = Schema<'Loja'> & {id: string};
type Produto = Schema<'ProdutoRevenda'>;
type Cota = Row<'/api/antifraude'>;

const LOJAS: readonly ListColumn<Loja>[] = [
  {kind: 'text', field: 'nomeLoja', main: true, sortable: true},
  {kind: 'text', field: 'cnpj', value: ({cnpj}) => formatCnpj(cnpj), width: 170},
  {kind: 'text', field: 'cidade', title: 'Cidade/UF', value: ({cidade, uf}) => [cidade, uf].filter(Boolean).join('/')},
  {kind: 'money', field: 'totalVendido', width: 130},
  {kind: 'points', field: 'totalPontuado', width: 130},
  {kind: 'number', field: 'pintores', width: 170},
];
const PRODUTOS: readonly ListColumn<Produto>[] = [
  {kind: 'text', field: 'nome', main: true, sortable: true},
  {kind: 'text', field: 'codigo', sortable: true, width: 170},
  {kind: 'text', field: 'codigoPadrao', width: 150},
  {kind: 'money', field: 'valorUnitario', width: 130},
  {kind: 'points', field: 'valorPontos', width: 100},
];
const COTAS: readonly ListColumn<Cota>[] = [
  {
    kind: 'text',
    field: 'produto',
    main: true,
    value: ({produto, codProduto}) => produto ?? codProduto,
    note: ({codProduto}) => codProduto,
  },
  {kind: 'number', field: 'qtdVendida', width: 110},
  {kind: 'number', field: 'liberado', width: 110},
  {kind: 'number', field: 'qtdPontuada', width: 110},
  {
    kind: 'status',
    field: 'qtdAf',
    sortable: true,
    width: 110,
    cell: ({qtdAf}) => <StateChip tone={qtdAf < 0 ? 'error' : 'ok'}>{numberOrDash(qtdAf)}</StateChip>,
  },
  {kind: 'points', field: 'saldoPontos', width: 140},
];

/** The stores of the same company, whose CNPJs have the same beginning. */
export const RevendaLojas = ({cnpj}: {cnpj: string}) => (
  <RelatedList<Loja>
    resource="lojas"
    screen="/painel/lojas"
    label="Lojas da revenda"
    filter={{raiz: cnpj.slice(0, 8)}}
    columns={LOJAS}
    sort={{field: 'nomeLoja', order: 'ASC'}}
    opens={loja => `/painel/loja/${loja.cnpj}`}
    empty="Nenhuma loja desta empresa esteve numa nota ainda."
  />
);

/** The reseller's names and codes of the products. */
export const RevendaProdutos = ({cnpj}: {cnpj: string}) => (
  <RelatedList<Produto>
    resource="produtos_revenda"
    screen="/painel/produtos-revenda"
    label="Produtos da revenda"
    filter={{cnpjRevenda: cnpj}}
    columns={PRODUTOS}
    sort={{field: 'nome', order: 'ASC'}}
    empty="Nenhum produto desta revenda foi cadastrado ainda."
  />
);

/** The quotas of the reseller's network: quantities sold compared with those scored. */
export function RevendaCota({redeId}: {redeId: number | null | undefined}) {
  if (!redeId) return <EmptyState title="Sem rede">Só revendas de uma rede têm cota.</EmptyState>;
  return (
    <RelatedList<Cota>
      resource="antifraude"
      screen="/painel/antifraude"
      label="Cotas da rede"
      filter={{rede: String(redeId)}}
      columns={COTAS}
      sort={{field: 'qtdAf', order: 'ASC'}}
      empty="A rede ainda não tem cotas."
    />
  );
}
