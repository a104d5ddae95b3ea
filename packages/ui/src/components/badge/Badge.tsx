import type {ReactNode} from 'react';
import {Icon, type IconName} from '../../icons';
import {classes} from '../../classes';
import styles from './Badge.module.css';

export type BadgeTone = 'ok' | 'espera' | 'erro' | 'info' | 'neutro';

const TONE_ICON: Record<BadgeTone, IconName> = {
  ok: 'certo',
  espera: 'relogio',
  erro: 'reprovado',
  info: 'info',
  neutro: 'circulo',
};

/** A state: colour, drawing and word say the same, so that none is needed to understand the others. */
export function Badge({tone, icon, children}: {tone: BadgeTone; icon?: IconName; children: ReactNode}) {
  return (
    <span className={classes(styles.selo, styles[tone])}>
      <Icon name={icon ?? TONE_ICON[tone]} size={15} />
      {children}
    </span>
  );
}
