import type {ReactNode} from 'react';
import {Icon, type IconName} from '../../icons';
import {classes} from '../../classes';
import styles from './Badge.module.css';

export type BadgeTone = 'ok' | 'waiting' | 'error' | 'info' | 'neutral';

const TONE_ICON: Record<BadgeTone, IconName> = {
  ok: 'check',
  waiting: 'clock',
  error: 'crossed',
  info: 'info',
  neutral: 'circle',
};

/** A badge for a state, which colour, icon and text each express, so that no one depends on colour. */
export function Badge({tone, icon, children}: {tone: BadgeTone; icon?: IconName; children: ReactNode}) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon ?? TONE_ICON[tone]} size={15} />
      {children}
    </span>
  );
}
