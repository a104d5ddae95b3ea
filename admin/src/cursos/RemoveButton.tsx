import {Icon, buttonClass} from '@clube/ui';
import styles from './Cursos.module.css';

interface Props {
  /** The removed thing with its article: `a aula Massa`. */
  what: string;
  removed: boolean;
  onChange: (removed: boolean) => void;
  disabled?: boolean;
}

/**
 * Marks something for removal when its parent is saved, and unmarks it until then: a single button, which keeps the
 * focus.
 */
export function RemoveButton({what, removed, onChange, disabled}: Props) {
  const label = removed ? `Desfazer a remoção: ${what}` : `Remover ${what}`;
  return (
    <>
      {removed && <span className={styles.leaving}>Sai ao salvar</span>}
      {!disabled && (
        <button
          key="button"
          type="button"
          className={removed ? buttonClass({variant: 'text', small: true}) : 'icon-button'}
          aria-label={label}
          title={label}
          onClick={() => onChange(!removed)}
        >
          <Icon name={removed ? 'back' : 'bin'} size={18} />
          {removed && 'Desfazer'}
        </button>
      )}
    </>
  );
}
