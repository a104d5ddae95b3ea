import {messageOf} from '@clube/api-client';
import {
  LANCAMENTO_LABELS,
  VALIDITY_MONTHS,
  civilDateOf,
  countOf,
  daysBetween,
  formatPontos,
  formatPontosInWords,
} from '@clube/domain';
import {Button, EmptyState, FailureState, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {dayOf, showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {Lote} from '../../../base/types';
import {ListLoading} from '../../../components/list-rows/ListLoading';
import {lotesQuery} from '../api';
import {byMonth, type MonthOfLotes} from './months';
import {reminderOf, saveReminder} from './reminder';
import styles from './Vencimentos.module.css';

/** Points that expire within this number of days are shown at the top of the page. */
const SOON_DAYS = 60;

function inDays(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${countOf(days, 'dia', 'dias')}`;
}

/** The source of a lot, and its remaining points. */
function LoteRow({lote, today}: {lote: Lote; today: string}) {
  const {tipo, loja, identificador, codigo, concedido, restante, venceEm, ganhoEm} = lote;
  const day = dayOf(venceEm);
  return (
    <li>
      <div>
        <b>{loja ?? codigo ?? LANCAMENTO_LABELS[tipo]}</b>
        <small>
          {[
            identificador ? `Nota ${identificador}` : codigo && LANCAMENTO_LABELS[tipo],
            `ganhos em ${showDate(ganhoEm)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className={styles.left}>
        <b>{formatPontos(restante)}</b>
        <small>
          {restante < concedido ? `de ${formatPontos(concedido)}` : restante === 1 ? 'inteiro' : 'inteiros'}
        </small>
      </div>
      <small className={styles.end}>
        Vence em {showDate(day)}
        {daysBetween(today, day) <= SOON_DAYS && `, ${inDays(day, today)}`}
      </small>
    </li>
  );
}

interface MonthProps {
  month: MonthOfLotes;
  largest: number;
  today: string;
  first: boolean;
}

function Month({month, largest, today, first}: MonthProps) {
  const {name, pontos, lotes} = month;
  return (
    <details className={styles.month} open={first || lotes.length < 3}>
      <summary>
        <span>{name}</span>
        <i aria-hidden style={{width: `${(pontos / largest) * 100}%`}} />
        <b>{formatPontosInWords(pontos)}</b>
      </summary>
      <ul className={styles.lots}>
        {lotes.map(lote => (
          <LoteRow key={lote.id} lote={lote} today={today} />
        ))}
      </ul>
    </details>
  );
}

/** The next points to expire, how to use them, and a calendar reminder. */
function NextEnd({month, today}: {month: MonthOfLotes; today: string}) {
  const [first] = month.lotes;
  if (!first) return null;
  const day = dayOf(first.venceEm);
  const pontos = month.lotes.filter(lote => dayOf(lote.venceEm) === day).reduce((sum, {restante}) => sum + restante, 0);
  const soon = daysBetween(today, day) <= SOON_DAYS;
  return (
    <div className={soon ? styles.soon : styles.next}>
      <p>
        <b>{formatPontosInWords(pontos)}</b> {pontos === 1 ? 'vence' : 'vencem'} em {showDate(day)}
        {soon && `, ${inDays(day, today)}`}. Os pontos que vencem antes são gastos antes.
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          small
          icon="calendar"
          onClick={() => saveReminder(reminderOf({day, pontos, url: window.location.origin + PATHS.loja}))}
        >
          Lembrar na agenda
        </Button>
        {soon && (
          <Link className={buttonClass({small: true})} to={`${PATHS.loja}?disponiveis=1`}>
            Trocar por um prêmio
          </Link>
        )}
      </div>
    </div>
  );
}

/** The remaining points of every lot and their expiry, by month, soonest first. */
export default function Vencimentos() {
  const {data, error, refetch} = useQuery(lotesQuery);
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListLoading />;
  const today = civilDateOf(new Date());
  const months = byMonth(data, today);
  const [first] = months;
  if (!first)
    return (
      <EmptyState title="Nenhum ponto a vencer" seed="vencimentos">
        Os pontos de cada nota valem por {VALIDITY_MONTHS} meses. Aqui você vê quando cada parte vence.
      </EmptyState>
    );
  const largest = Math.max(...months.map(({pontos}) => pontos));
  return (
    <section className={styles.screen} aria-labelledby="vencimentos">
      <h2 id="vencimentos">Quando os pontos vencem</h2>
      <NextEnd month={first} today={today} />
      <div className={styles.months}>
        {months.map(month => (
          <Month key={month.name} month={month} largest={largest} today={today} first={month === first} />
        ))}
      </div>
    </section>
  );
}
