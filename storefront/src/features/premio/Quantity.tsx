import {IconButton} from '@clube/ui';
import {useId} from 'react';
import styles from './Premio.module.css';

/** One more, one less, within what the month allows. */
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
  // At its ends a button does nothing, but stays: who uses a keyboard stands on it.
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
