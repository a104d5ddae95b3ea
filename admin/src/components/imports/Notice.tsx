import {Icon, classes, type IconName} from '@clube/ui';
import type {ReactNode, Ref} from 'react';
import styles from './Imports.module.css';

const ICONS = {error: 'crossed', attention: 'alert', right: 'check', info: 'info'} as const satisfies Record<
  string,
  IconName
>;

interface Props {
  tone: keyof typeof ICONS;
  /** It came up by itself: screen readers say it. */
  live?: boolean;
  /** To lead people there. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
}

/** A sentence that is to be seen before one goes on. */
export function Notice({tone, live, ref, children, action}: Props) {
  return (
    <div
      {...(ref && {ref, tabIndex: -1})}
      className={classes(styles.notice, styles[tone])}
      {...(live && {role: tone === 'error' ? 'alert' : 'status'})}
    >
      <Icon name={ICONS[tone]} size={18} />
      <div>{children}</div>
      {action}
    </div>
  );
}
