import type {Schema} from '@clube/api-client';
import {TIPO_FISCAL_LABELS, formatCnpj, formatCpf, formatTelefone} from '@clube/domain';
import {toTitleCase} from '../../components/format/text';
import {decimalOrDash, numberOrDash, reaisOrDash, today} from '../../components/format/values';
import type {ListColumn} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {Page} from '../../components/page/Page';
import {PeriodFilter} from '../../components/period/PeriodFilter';
import {lastSevenDays} from '../../components/period/presets';
import {usePeriodViews} from '../../components/period/views';
import {ADDRESS_LIFETIME, FileButton} from '../../components/notas/FileButton';

/** `id` is the item's id, as react-admin requires one. */
type Item = Schema<'ItemDoHistorico'> & {id: number};

export const COLUMNS: readonly ListColumn<Item>[] = [
  {
    kind: 'text',
    field: 'pintor',
    main: true,
    width: 210,
    value: ({pintor}) => toTitleCase(pintor),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    files: ['pintor', 'cpf', 'celular', 'email', 'diasSemPontuar', 'cidade', 'estado'],
    note: ({cpf}) => formatCpf(cpf),
  },
  {kind: 'text', field: 'produto', width: 240, files: ['codProduto', 'produto'], note: ({codProduto}) => codProduto},
  {kind: 'number', field: 'qtde', total: true, width: 104, cell: ({qtde}) => numberOrDash(qtde)},
  {kind: 'money', field: 'valorTotal', total: true, width: 124, files: ['valorUnitario', 'valorTotal']},
  {
    kind: 'number',
    field: 'valorTotalPontos',
    total: true,
    width: 120,
    files: ['valorPontos', 'valorTotalPontos'],
    cell: ({valorTotalPontos}) => decimalOrDash(valorTotalPontos, Number.isInteger(valorTotalPontos) ? 0 : 2),
  },
  {
    kind: 'text',
    field: 'revenda',
    width: 210,
    files: ['revenda', 'cnpj', 'cidadeRevenda', 'estadoRevenda', 'revendaCadastrada'],
    note: ({cnpj}) => formatCnpj(cnpj),
  },
  {
    kind: 'text',
    field: 'identificadorVenda',
    width: 130,
    files: ['idVenda', 'idVendaItem', 'tipoVenda', 'identificadorVenda'],
    note: ({tipoVenda}) => TIPO_FISCAL_LABELS[tipoVenda],
  },
  {kind: 'date', field: 'realizadoEm', width: 104},
  {kind: 'timestamp', field: 'pontuadoEm', sortable: true, width: 144},
  {kind: 'text', field: 'operador', width: 150, value: ({operador}) => operador ?? 'Sistema'},
  {kind: 'text', field: 'celular', width: 130, hidden: true, value: ({celular}) => formatTelefone(celular)},
  {kind: 'text', field: 'email', width: 200, hidden: true},
  {kind: 'number', field: 'diasSemPontuar', width: 120, hidden: true},
  {kind: 'text', field: 'cidade', width: 150, hidden: true},
  {
    kind: 'money',
    field: 'valorUnitario',
    width: 120,
    hidden: true,
    cell: ({valorUnitario}) => reaisOrDash(valorUnitario),
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Nota',
    width: 84,
    cell: item => <FileButton file={item} description={`nota ${item.identificadorVenda}`} />,
  },
];

/** Every item of every scored sale; default: those of the last seven days. */
export default function HistoricoList() {
  const views = usePeriodViews();
  return (
    <Page title="Histórico de pontuações" list>
      <GridList
        resource="historico-pontuacoes"
        every={ADDRESS_LIFETIME}
        label="Histórico de pontuações"
        columns={COLUMNS}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        defaultFilter={{...lastSevenDays(today())}}
        search="Buscar por pintor, CPF, loja ou número fiscal"
        filters={<PeriodFilter />}
        views={views}
        exports="historico"
        empty="Nenhuma venda pontuada neste período."
      />
    </Page>
  );
}
