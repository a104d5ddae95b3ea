import {formatPontos} from '@clube/domain';
import {classes} from '@clube/ui';
import {ChartFigure} from '../components/figure/ChartFigure';
import {toTitleCase} from '../components/format/text';
import type {DashboardData} from './data';
import styles from './Dashboard.module.css';
import {percentage} from './percentage';

const FIRST = 5;
const PAINTERS = [{label: 'Pintores', kind: 'number'}] as const;
const POINTS = [{label: 'Pontos', kind: 'number'}] as const;

const sum = (rows: readonly {acumulado: number}[]): number => rows.reduce((total, {acumulado}) => total + acumulado, 0);

/** How far painters come, and which resellers the points come from. */
export function Charts({data}: {data: DashboardData}) {
  const {parceirosCadastrados: all, parceirosPontuados: scored, topRevendasPontuadas: top} = data;
  const first = top.slice(0, FIRST);
  return (
    <div className={classes(styles.tables, styles.charts)}>
      <ChartFigure
        title="Do cadastro aos pontos"
        value={percentage(scored, all)}
        note={`${formatPontos(scored)} de ${formatPontos(all)} pintores cadastrados já pontuaram`}
        of="Pintores"
        series={PAINTERS}
        rows={[
          {label: 'Cadastrados', values: [all], to: '/painel/pintores'},
          {label: 'Pontuados', values: [scored]},
          {label: 'Indicados', values: [data.qtdParceirosIndicados]},
          {label: 'Indicados validados', values: [data.qtdParceirosIndicadosValidados]},
        ]}
      />
      <ChartFigure
        title={`Pontos nas ${FIRST} primeiras revendas`}
        value={formatPontos(sum(first))}
        note={`${percentage(sum(first), sum(top))} dos pontos das ${top.length} que mais pontuam`}
        of="Revenda"
        series={POINTS}
        rows={first.map(({nome, acumulado}) => ({label: toTitleCase(nome), values: [acumulado]}))}
        empty="Nenhuma revenda pontuou ainda."
      />
    </div>
  );
}
