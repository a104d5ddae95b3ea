import type {Schema} from '@clube/api-client';
import {formatPontos} from '@clube/domain';
import {dateTimeOrDash, reaisOrDash} from '../components/format/values';
import styles from './VerbaMensal.module.css';

/** The month in six figures. */
export function Summary({verba}: {verba: Schema<'VerbaMensal'>}) {
  const {pontosResgatadosTotais: pontos, triggerLimite: limit, avisadaEm: warnedAt} = verba;
  const {verbaDisponivel: left, verbaDiariaDisponivel: daily} = verba;
  const figures: [label: string, value: string, warns?: boolean][] = [
    ['Verba do mês', reaisOrDash(verba.verbaMensal)],
    ['Utilizada', reaisOrDash(verba.verbaUtilizada)],
    ['Disponível', reaisOrDash(left), left < 0],
    ['Pontos resgatados', formatPontos(pontos), limit > 0 && pontos >= limit],
    ['Dias restantes', String(verba.diasRestantes)],
    ['Disponível por dia', reaisOrDash(daily), daily < 0],
  ];
  return (
    <section aria-label="Resumo do mês">
      <dl className={styles.figures}>
        {figures.map(([label, value, warns]) => (
          <div key={label} className={styles.figure} data-warns={warns ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {limit > 0 && pontos >= limit && (
        <p className={styles.warning} role="status">
          Os resgates do mês chegaram ao limite de {formatPontos(limit)} pontos definido em Valor do Ponto.
          {warnedAt && ` Os administradores foram avisados por e-mail em ${dateTimeOrDash(warnedAt)}.`}
        </p>
      )}
    </section>
  );
}
