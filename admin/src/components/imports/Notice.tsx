import {Icon, classes, type IconName} from '@clube/ui';
import type {ReactNode, Ref} from 'react';
import styles from './Imports.module.css';

const ICONS = {error: 'crossed', attention: 'alert', right: 'check', info: 'info'} as const satisfies Record<
  string,
  IconName
>;

interface Props {
  tone: keyof typeof ICONS;
  /** The notice appears without a user action, so screen readers announce it. */
  live?: boolean;
  /** For moving the focus to it. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** A button or link that deals with the problem. */
  action?: ReactNode;
}

/** A message that must be seen before going on. */
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
