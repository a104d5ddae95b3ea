import {client, type Schema} from '@clube/api-client';
import {formatValorPonto} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {today} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {Page} from '../components/page/Page';
import {useReportFilters} from './filters';
import {PeriodFilters} from './PeriodFilters';
import styles from './Report.module.css';

type Row = Schema<'ResgateDoMes'>;

const COLUMNS: readonly Column<Row>[] = [
  {
    kind: 'text',
    field: 'pintor',
    title: 'Pintor',
    main: true,
    width: 230,
    sortable: true,
    value: ({pintor}) => toTitleCase(pintor),
    note: ({endCidade, endEstado}) => [endCidade, endEstado].filter(Boolean).join('/'),
  },
  {kind: 'text', field: 'produtoNome', title: 'Prêmio', width: 220, sortable: true},
  {kind: 'number', field: 'qtde', title: 'Quantidade', width: 110, sortable: true, total: true},
  {kind: 'points', field: 'saldoAnterior', title: 'Saldo anterior', width: 130, sortable: true},
  {kind: 'points', field: 'pontosGastos', title: 'Pontos gastos', width: 130, sortable: true, total: true},
  {
    kind: 'custom',
    field: 'valorPorPonto',
    title: 'Valor do ponto',
    width: 130,
    cell: ({valorPorPonto}) => formatValorPonto(Math.round(valorPorPonto * 1000)),
  },
  {kind: 'money', field: 'totalPagar', title: 'Total a pagar', width: 140, sortable: true, total: true},
  {kind: 'moment', field: 'resgatadoEm', title: 'Resgatado em', width: 150, sortable: true},
];

/** The orders of a month that stand, with what they cost. */
export default function RelatorioResgates() {
  const {ano, mes: chosen, set} = useReportFilters();
  const mes = Number(chosen || today().split('-')[1]);
  const {data, error, refetch} = useQuery({
    queryKey: ['relatorio-resgate', ano, mes],
    queryFn: async ({signal}) =>
      (await client.get('/api/relatorios/resgate/{mes}/{ano}', {path: {mes, ano}, signal})).resgates,
  });
  return (
    <Page title="Relatório de resgates">
      <div className={styles.filters}>
        <PeriodFilters ano={ano} mes={String(mes)} set={set} />
      </div>
      <LocalGrid<Row>
        label="Relatório de resgates"
        columns={COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'resgatadoEm', order: 'DESC'}}
        empty="Nenhum resgate neste mês."
      />
    </Page>
  );
}
