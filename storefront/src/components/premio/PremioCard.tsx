import {formatPontos, formatPontosInWords} from '@clube/domain';
import {TapeLabel, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {checked, type Premio} from '../../base/types';
import styles from './PremioCard.module.css';
import {PremioPhoto} from './PremioPhoto';

function tapeText(premio: Premio): string | undefined {
  if (checked(premio.isCombo)) {
    return premio.quantidade > 0 ? `Restam ${formatPontos(premio.quantidade)}` : 'Esgotado';
  }
  return premio.tipo === 'bivolt' ? '110 ou 220 V' : undefined;
}

/** Two cards or one and a half beside each other on a phone, up to four on a desk. */
const SIZES = '(max-width: 639px) 62vw, 288px';

/** How far the balance is from the price. */
function PriceProgress({pontos, saldo}: {pontos: number; saldo: number}) {
  const missing = pontos - saldo;
  const percent = Math.max(0, Math.min(100, (saldo / pontos) * 100));
  return (
    <>
      <span className={styles.bar} aria-hidden>
        <i style={{width: `${percent}%`}} />
      </span>
      <span className={styles.reach}>
        {missing <= 0 ? 'Você já pode resgatar' : `Faltam ${formatPontosInWords(missing)}`}
      </span>
    </>
  );
}

/** One prize of the store. With a balance it also says how much is missing. */
export function PremioCard({premio, saldo}: {premio: Premio; saldo?: number | undefined}) {
  const tape = tapeText(premio);
  return (
    <article className={classes(styles.card, saldo !== undefined && saldo >= premio.pontosWeb && styles.affordable)}>
      <PremioPhoto premio={premio} className={styles.photo} sizes={SIZES} />
      {tape && <TapeLabel className={styles.tape ?? ''}>{tape}</TapeLabel>}
      <div className={styles.text}>
        <h3>{premio.nome}</h3>
        <p className={styles.pontos}>
          {formatPontos(premio.pontosWeb)} <small>pontos</small>
        </p>
        {saldo !== undefined && <PriceProgress pontos={premio.pontosWeb} saldo={saldo} />}
        <Link className={styles.resgatar} to={PATHS.premio(premio.codigo)} aria-label={`Resgatar ${premio.nome}`}>
          RESGATAR
        </Link>
      </div>
    </article>
  );
}
