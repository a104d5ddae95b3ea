import type {ComponentProps} from 'react';
import {Icon, type IconName} from '../../icons';
import {classes} from '../../classes';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'text';

export interface ButtonAppearance {
  variant?: ButtonVariant;
  small?: boolean;
  fullWidth?: boolean;
}

/** The class of a button, for links that look like buttons. */
export function buttonClass({variant = 'primary', small, fullWidth}: ButtonAppearance = {}): string {
  return classes(styles.button, styles[variant], small && styles.small, fullWidth && styles.wide);
}

interface Props extends ComponentProps<'button'>, ButtonAppearance {
  /** While set, the button shows this text and ignores clicks, but keeps the focus. */
  busy?: string | false | undefined;
  icon?: IconName;
}

/** A button at least as large as a fingertip, with a text while it is busy. */
export function Button({variant, small, fullWidth, busy, icon, children, className, onClick, type, ...rest}: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(buttonClass({variant, small, fullWidth}), busy && styles.busy, className)}
      aria-busy={busy ? true : undefined}
      onClick={event => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles.spinning} aria-hidden /> : icon && <Icon name={icon} size={20} />}
      {busy || children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName;
  /** The accessible name of the button. */
  label: string;
  size?: number;
}

/**
 * A round icon button, whose label is its accessible name and tooltip. While `aria-disabled` it ignores clicks, but keeps
 * the focus.
 */
export function IconButton({icon, label, size = 24, className, type, onClick, ...rest}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(styles.icon, className)}
      aria-label={label}
      title={label}
      onClick={event => {
        if (rest['aria-disabled'] !== true) onClick?.(event);
      }}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
