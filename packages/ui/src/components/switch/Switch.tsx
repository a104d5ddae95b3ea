import type {ReactNode} from 'react';
import styles from './Switch.module.css';

interface Props {
  children: ReactNode;
  checked: boolean;
  onValueChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch that takes effect at once, for settings without a save button. */
export function Switch({children, checked, onValueChange, disabled}: Props) {
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={event => onValueChange(event.target.checked)}
      />
    </label>
  );
}
