import {BLOCK, UNBLOCK, changeRefusal} from '@clube/domain';
import {Icon, classes, type IconName, type Paint} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {SUPPORT} from '../../base/support';
import type {Cartao} from '../../base/types';
import styles from './Tiles.module.css';

/** A tile like a paint card: colour and icon, name below. */
function Contents({paint, icon, title, text}: {paint: Paint; icon: IconName; title: string; text: ReactNode}) {
  return (
    <>
      <span
        className={classes(styles.color, paint === 'ocre' && styles.onOcre)}
        style={{background: `var(--${paint})`}}
      >
        <Icon name={icon} size={30} />
      </span>
      <span className={styles.label}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  );
}

interface Props {
  cartao: Cartao;
  onBlock: () => void;
  onUnblock: () => void;
}

/** The actions on a delivered card; an unavailable one gives the reason. */
export function Tiles({cartao, onBlock, onUnblock}: Props) {
  const [block, unblock] = [changeRefusal(cartao, BLOCK), changeRefusal(cartao, UNBLOCK)];
  return (
    <nav className={styles.tiles} aria-label="O que fazer com o cartão">
      <button
        type="button"
        className={styles.tile}
        aria-disabled={unblock ? true : undefined}
        onClick={unblock ? undefined : onUnblock}
      >
        <Contents
          paint="folha"
          icon="unlock"
          title="Desbloquear"
          text={cartao.emDesbloqueio ? 'Em andamento' : unblock ? 'Já está desbloqueado' : 'Pelo número do cartão'}
        />
      </button>
      <button
        type="button"
        className={styles.tile}
        aria-disabled={block ? true : undefined}
        onClick={block ? undefined : onBlock}
      >
        <Contents
          paint="zarcao"
          icon="lock"
          title="Bloquear"
          text={cartao.emBloqueio ? 'Em andamento' : cartao.bloqueado ? 'Já está bloqueado' : 'Perda, roubo ou dúvida'}
        />
      </button>
      <a className={styles.tile} href={`tel:${SUPPORT.cardPhone.replace(/\D/g, '')}`}>
        <Contents paint="anil" icon="telephone" title="Central do cartão" text={SUPPORT.cardPhone} />
      </a>
      <Link className={styles.tile} to={PATHS.credito}>
        <Contents paint="ocre" icon="plus" title="Recarregar" text="Troque pontos por crédito" />
      </Link>
    </nav>
  );
}
