import type {Schema} from '@clube/api-client';
import {daysOfMonth, formatPontos, formatPontosInWords} from '@clube/domain';
import {Link} from 'react-router-dom';
import {ChartFigure} from '../components/figure/ChartFigure';
import {dateOrDash} from '../components/format/values';
import {listAddress} from '../components/list/list-address';
import styles from './VerbaMensal.module.css';

const SERIES = [
  {label: 'Resgatados', kind: 'number'},
  {label: 'Entregues', kind: 'number'},
] as const;
const TOTAL = 'TOTAL';

const ordersOf = (dataInicial: string, dataFinal = dataInicial): string =>
  listAddress('/painel/resgates', {dataInicial, dataFinal});

/** Points ordered and delivered on each day, with the month's total below; each leads to its orders. */
export function Redeemed({ano, mes, days}: {ano: number; mes: number; days: Schema<'VerbaDoMes'>['resgates']}) {
  const {first, last} = daysOfMonth(ano, mes);
  const total = days.find(({resgatadoEm}) => resgatadoEm === TOTAL);
  const ofDays = days.filter(({resgatadoEm}) => resgatadoEm !== TOTAL);
  return (
    <div className={styles.redeemed}>
      <section className={styles.card} aria-label="Resgates por dia">
        <h2>Resgates por dia</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Resgatado em</th>
              <th scope="col">Pontos resgatados</th>
              <th scope="col">Pontos entregues</th>
            </tr>
          </thead>
          <tbody>
            {ofDays.length === 0 && (
              <tr>
                <td colSpan={3}>Sem resultados</td>
              </tr>
            )}
            {days.map(({resgatadoEm, pontosResgatados, pontosEntregues}) => (
              <tr key={resgatadoEm} data-total={resgatadoEm === TOTAL ? '' : undefined}>
                <th scope="row">
                  {resgatadoEm === TOTAL ? (
                    <Link to={ordersOf(first, last)}>{TOTAL}</Link>
                  ) : (
                    <Link to={ordersOf(resgatadoEm)}>{dateOrDash(resgatadoEm)}</Link>
                  )}
                </th>
                <td>{formatPontos(pontosResgatados)}</td>
                <td>{formatPontos(pontosEntregues)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ChartFigure
        title="Pontos por dia"
        value={formatPontosInWords(total?.pontosResgatados ?? 0)}
        of="Dia"
        series={SERIES}
        rows={ofDays.map(({resgatadoEm, pontosResgatados, pontosEntregues}) => ({
          label: dateOrDash(resgatadoEm).slice(0, 5),
          values: [pontosResgatados, pontosEntregues],
          to: ordersOf(resgatadoEm),
        }))}
        empty="Nenhum resgate neste mês."
      />
    </div>
  );
}
