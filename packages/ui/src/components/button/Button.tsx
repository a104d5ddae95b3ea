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

/** The class of a button, for links that look like one: a router's link stays a link. */
export function buttonClass({variant = 'primary', small, fullWidth}: ButtonAppearance = {}): string {
  return classes(styles.button, styles[variant], small && styles.small, fullWidth && styles.wide);
}

interface Props extends ComponentProps<'button'>, ButtonAppearance {
  /** While set, the button shows what it is doing and takes no second press, but keeps its focus. */
  busy?: string | false | undefined;
  icon?: IconName;
}

/** A button: one finger wide, no capitals, busy in words. */
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
  /** What the button does, for those who do not see the drawing. */
  label: string;
  size?: number;
}

/** A round button that is only a drawing, with its name for screen readers and on hover. */
export function IconButton({icon, label, size = 24, className, type, ...rest}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(styles.icon, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
