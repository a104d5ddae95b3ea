import {countOf, formatPontos} from '@clube/domain';
import {classes} from '@clube/ui';
import {ChartFigure} from '../components/figure/ChartFigure';
import {toTitleCase} from '../components/format/text';
import {rowsOf, type Days} from './addresses';
import type {DashboardData} from './data';
import styles from './Dashboard.module.css';
import {percentage} from './percentage';

const FIRST = 5;
const PAINTERS = [{label: 'Pintores', kind: 'number'}] as const;
const POINTS = [{label: 'Pontos', kind: 'number'}] as const;

const sum = (rows: readonly {acumulado: number}[]): number => rows.reduce((total, {acumulado}) => total + acumulado, 0);

/** Charts: how far painters get, and which resellers the points come from. */
export function Charts({data, days}: {data: DashboardData; days: Days}) {
  const rows = rowsOf(days);
  const {parceirosCadastrados: all, parceirosPontuados: scored, topRevendasPontuadas: top} = data;
  const first = top.slice(0, FIRST);
  return (
    <div className={classes(styles.tables, styles.charts)}>
      <ChartFigure
        title="Do cadastro aos pontos"
        value={data.anterior ? formatPontos(scored) : percentage(scored, all)}
        note={
          data.anterior
            ? `${scored === 1 ? 'pintor pontuou' : 'pintores pontuaram'} no período, em que ${formatPontos(all)} se ${all === 1 ? 'cadastrou' : 'cadastraram'}`
            : `${formatPontos(scored)} de ${countOf(all, 'pintor cadastrado', 'pintores cadastrados')} já ${scored === 1 ? 'pontuou' : 'pontuaram'}`
        }
        of="Pintores"
        series={PAINTERS}
        rows={[
          {label: 'Cadastrados', values: [all], to: rows.pintores()},
          {label: 'Pontuados', values: [scored], to: rows.scored('pintores')},
          {label: 'Indicados', values: [data.qtdParceirosIndicados], to: rows.indicacoes()},
          {
            label: 'Indicados validados',
            values: [data.qtdParceirosIndicadosValidados],
            to: rows.indicacoes({validado: 1}),
          },
        ]}
      />
      <ChartFigure
        title={`Pontos nas ${FIRST} primeiras revendas`}
        value={formatPontos(sum(first))}
        note={`${percentage(sum(first), sum(top))} dos pontos ${top.length === 1 ? 'da única que pontua' : `das ${top.length} que mais pontuam`}`}
        of="Revenda"
        series={POINTS}
        rows={first.map(({nome, cnpj, acumulado}) => ({
          label: toTitleCase(nome),
          values: [acumulado],
          to: `/painel/revenda/${cnpj}`,
        }))}
        empty="Nenhuma revenda pontuou ainda."
      />
    </div>
  );
}
