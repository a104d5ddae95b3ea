import {cartaoStage, formatReais, lastDigits} from '@clube/domain';
import {BrandMark, classes} from '@clube/ui';
import {showDateTime} from '../../base/formats';
import type {Cartao} from '../../base/types';
import styles from './CardFace.module.css';

/** The card's face: balance, last digits, owner; an outline if there is no card. */
export function CardFace({cartao, nome}: {cartao: Cartao | null; nome: string}) {
  const stage = cartaoStage(cartao);
  const numero = cartao?.numero ? lastDigits(cartao.numero) : undefined;
  return (
    <section className={classes(styles.face, stage !== 'entregue' && styles.outline)} aria-label="Meu cartão">
      <svg className={styles.stroke} viewBox="0 0 340 214" preserveAspectRatio="none" aria-hidden>
        <path d="M340 0v104c-6 0-6 18-12 18s-6-12-12-12-6 46-12 46-6-60-12-60-6 12-12 12-6-20-12-20-7 10-13 10-6-16-12-16h-8V0z" />
      </svg>
      <p className={styles.brand}>
        <BrandMark /> Clube do Pintor
      </p>
      {cartao && stage === 'entregue' ? (
        <p className={styles.saldo}>
          <small>Saldo do cartão</small>
          <b>{formatReais(Math.round(cartao.saldo * 100))}</b>
          <small>
            {cartao.atualizadoEm
              ? `Atualizado em ${showDateTime(cartao.atualizadoEm)}`
              : 'A operadora ainda não informou o saldo'}
          </small>
        </p>
      ) : (
        <p className={styles.chip} aria-hidden />
      )}
      <p className={styles.number}>
        <span aria-hidden>•••• •••• •••• {numero ?? '••••'}</span>
        <span className="visually-hidden">{numero ? `Cartão com final ${numero}` : 'Ainda sem número'}</span>
      </p>
      <p className={styles.owner}>{nome}</p>
    </section>
  );
}
