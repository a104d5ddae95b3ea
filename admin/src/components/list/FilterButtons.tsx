import {Button} from '@clube/ui';
import styles from './FilterButtons.module.css';

/** The buttons of a filter's form: "Filtrar", and "Limpar" where there is something to clear. */
export function FilterButtons({clearable, onClear}: {clearable: boolean; onClear: () => void}) {
  return (
    <div className={styles.buttons}>
      {clearable && (
        <Button variant="text" small onClick={onClear}>
          Limpar
        </Button>
      )}
      <Button type="submit" small>
        Filtrar
      </Button>
    </div>
  );
}
