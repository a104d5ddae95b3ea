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
  return (
    <div className={styles.quantity} role="group" aria-labelledby={id}>
      <span id={id}>Quantidade</span>
      <div>
        <IconButton icon="minus" label="Diminuir" disabled={value <= 1} onClick={() => onValueChange(value - 1)} />
        <output aria-live="polite">{value}</output>
        <IconButton icon="plus" label="Aumentar" disabled={value >= max} onClick={() => onValueChange(value + 1)} />
      </div>
    </div>
  );
}
