import {Button} from '@clube/ui';
import styles from './Conteudo.module.css';

/** In the place of what can be done with something that is to be removed. */
export function Removed({name, onUndo}: {name: string; onUndo?: (() => void) | undefined}) {
  return (
    <span className={styles.actions}>
      <span className={styles.leaving}>Sai ao salvar</span>
      {onUndo && (
        <Button variant="text" small icon="back" aria-label={`Desfazer a remoção de ${name}`} onClick={onUndo}>
          Desfazer
        </Button>
      )}
    </span>
  );
}
