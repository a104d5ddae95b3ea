import {formatPontos, formatPontosInWords, pontosNoun} from '@clube/domain';
import {Icon, classes, type IconName} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Info} from '../../base/types';
import styles from './Summary.module.css';

/** `2027-03` → `03/2027`. */
const showMonth = (mes: string): string => mes.split('-').reverse().join('/');

/** The balance by time of expiry, as a bar of three tones. */
function Bar({info: {vencimentos}}: {info: Info}) {
  const total = vencimentos.reduce((sum, {pontos}) => sum + pontos, 0);
  return (
    <span className={styles.bar} aria-hidden>
      {vencimentos.slice(0, 2).map(({mes, pontos}) => (
        <i key={mes} style={{flexBasis: `${Math.max(4, (pontos / total) * 100)}%`}} />
      ))}
    </span>
  );
}

function Expiry({info}: {info: Info}) {
  const [first] = info.vencimentos;
  if (info.saldoPontos < 0)
    return (
      <p className={styles.debt}>
        {info.debitoAnterior > 0
          ? `${formatPontosInWords(info.debitoAnterior)} de débito da participação anterior vieram com o seu CPF.`
          : 'Um cancelamento tirou pontos que já tinham sido gastos.'}{' '}
        As próximas notas cobrem a diferença.
      </p>
    );
  if (!first) return null;
  return (
    <p className={styles.expiry}>
      <span>
        <b>{formatPontos(first.pontos)}</b> {first.pontos === 1 ? 'vence' : 'vencem'} em {showMonth(first.mes)}
      </span>
      <Bar info={info} />
      <Link to="?ver=vencimentos" aria-label="Ver quando os pontos vencem">
        ver
      </Link>
    </p>
  );
}

function Shortcut({to, icon, children}: {to: string; icon: IconName; children: string}) {
  return (
    <Link className={styles.shortcut} to={to}>
      <Icon name={icon} size={20} />
      {children}
    </Link>
  );
}

/** The balance, the next expiry, and links to the two common questions: what will I get, and what counts. */
export function Summary({info, wide}: {info: Info | undefined; wide: boolean}) {
  return (
    <section className={classes(styles.summary, wide && styles.wide)} aria-label="Seu saldo">
      <div className={styles.saldo}>
        <p>Seu saldo</p>
        {info ? (
          <p className={styles.number}>
            {formatPontos(info.saldoPontos)} <span>{pontosNoun(info.saldoPontos)}</span>
          </p>
        ) : (
          <p className={styles.number} aria-hidden>
            –
          </p>
        )}
        {info && <Expiry info={info} />}
      </div>
      <div className={styles.shortcuts}>
        <Shortcut to={PATHS.simulator} icon="plus">
          Quanto vou ganhar?
        </Shortcut>
        <Shortcut to={PATHS.produtos} icon="bars">
          Pontos por produto
        </Shortcut>
      </div>
    </section>
  );
}
