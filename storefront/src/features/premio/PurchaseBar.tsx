import {formatPontos, formatPontosInWords} from '@clube/domain';
import {Button} from '@clube/ui';
import styles from './PurchaseBar.module.css';

interface Props {
  /** Amounts in points. */
  total: number;
  saldo: number;
  soldOut: boolean;
  onResgatar: () => void;
}

/** The price of the choice, the balance afterwards, and RESGATAR: on a phone a sticky bar. */
export function PurchaseBar({total, saldo, soldOut, onResgatar}: Props) {
  const left = saldo - total;
  return (
    <div className={styles.bar} data-bottom-bar data-keep-clear>
      <p className={styles.figures}>
        <b>{formatPontosInWords(total)}</b>
        <span className={left < 0 ? styles.missing : undefined}>
          {soldOut
            ? 'Esgotado'
            : left < 0
              ? `${left === -1 ? 'Falta' : 'Faltam'} ${formatPontos(-left)}`
              : `Saldo depois: ${formatPontosInWords(left)}`}
        </span>
      </p>
      <Button disabled={left < 0 || soldOut} onClick={onResgatar}>
        RESGATAR
      </Button>
    </div>
  );
}
