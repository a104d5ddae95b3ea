import {formatPontos} from '@clube/domain';
import type {Info} from '../../base/types';
import styles from './Pontuacoes.module.css';

const SHOWN_MONTHS = 6;

/** `2027-03` → `03/2027`. */
function showMonth(mes: string): string {
  return mes.split('-').reverse().join('/');
}

/** Which points end when, soonest first: those are also the first to be spent. */
export function ExpiringPontos({info}: {info: Info}) {
  const upcoming = info.vencimentos.slice(0, SHOWN_MONTHS);
  if (upcoming.length === 0) return null;
  const largest = Math.max(...upcoming.map(({pontos}) => pontos));
  return (
    <div>
      <h2>Pontos que vencem</h2>
      <ul className={styles.months}>
        {upcoming.map(({mes, pontos}) => (
          <li key={mes}>
            <span>{showMonth(mes)}</span>
            <i style={{width: `${(pontos / largest) * 100}%`}} aria-hidden />
            <b>{formatPontos(pontos)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
