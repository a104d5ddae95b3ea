import {client} from '@clube/api-client';
import {countOf, formatPontos, lastDayOfMonth, monthWithYear, pontosNoun} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {mayCall} from '../../providers/access';
import {ChartFigure} from '../figure/ChartFigure';
import {reaisOrDash} from '../format/values';
import {listAddress} from '../list/list-address';
import styles from './Lojas.module.css';

const SOLD = [{label: 'R$ vendido', kind: 'money'}] as const;
const SCORED = [{label: 'Pontos', kind: 'number'}] as const;

/** Sales and points of a store in the last twelve months. Each month links to its sales. */
export function LojaMeses({cnpj}: {cnpj: string}) {
  const {data, error, refetch} = useQuery({
    queryKey: ['lojas', 'meses', cnpj],
    queryFn: async ({signal}) => (await client.get('/api/lojas/{cnpj}/vendas-por-mes', {path: {cnpj}, signal})).meses,
  });
  const sum = (field: 'pontos' | 'total' | 'vendas'): number => (data ?? []).reduce((all, mes) => all + mes[field], 0);
  // Those who may list only one painter's sales at a time cannot open a month's sales.
  const leads = mayCall('GET /api/notas');
  const rowsOf = (values: (mes: NonNullable<typeof data>[number]) => number[]) =>
    data?.map(each => {
      const dataInicial = `${each.mes}-01`;
      const days = {dataInicial, dataFinal: lastDayOfMonth(dataInicial)};
      const to = leads && listAddress('/painel/pontuacoes/pontuado', {cnpjLoja: cnpj, ...days});
      return {label: monthWithYear(each.mes), values: values(each), ...(to && {to})};
    });
  const common = {of: 'Mês', error, onRetry: refetch};
  return (
    <div className={styles.figures}>
      <ChartFigure
        {...common}
        title="Vendido por mês"
        value={reaisOrDash(sum('total'))}
        note="em vendas pontuadas nos últimos 12 meses"
        series={SOLD}
        rows={rowsOf(({total}) => [total])}
      />
      <ChartFigure
        {...common}
        title="Pontos por mês"
        value={formatPontos(sum('pontos'))}
        note={`${pontosNoun(sum('pontos'))} em ${countOf(sum('vendas'), 'venda', 'vendas')} nos últimos 12 meses`}
        series={SCORED}
        rows={rowsOf(({pontos}) => [pontos])}
      />
    </div>
  );
}
