import {IconButton} from '@clube/ui';
import {useId} from 'react';
import styles from './Premio.module.css';

/** The quantity, within the month's limit. */
export function Quantity({
  value,
  max,
  onValueChange,
}: {
  value: number;
  max: number;
  onValueChange: (value: number) => void;
}) {
  const id = useId();
  // At the limits a button does nothing but stays enabled, so that it keeps the keyboard focus.
  const change = (next: number): void => {
    if (next >= 1 && next <= max) onValueChange(next);
  };
  return (
    <div className={styles.quantity} role="group" aria-labelledby={id}>
      <span id={id}>Quantidade</span>
      <div>
        <IconButton icon="minus" label="Diminuir" aria-disabled={value <= 1} onClick={() => change(value - 1)} />
        <output aria-live="polite">{value}</output>
        <IconButton icon="plus" label="Aumentar" aria-disabled={value >= max} onClick={() => change(value + 1)} />
      </div>
    </div>
  );
}
