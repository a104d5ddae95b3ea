import {IconButton} from '@clube/ui';
import type {ReactNode} from 'react';
import {useListContext} from 'react-admin';
import {numberOrDash} from '../../format/values';
import {PreviousNextButtons} from './Pages';
import styles from './SelectionBar.module.css';
import {useAllMatching, type Matching} from './useAllMatching';

export interface AllMatchingProps extends Matching {
  /** The action has begun; clears the selection. */
  onDone: () => void;
}

interface Props {
  children: ReactNode;
  /** Bulk actions for all matching rows, on all pages; absent: not offered. */
  onAllMatching?: ((matching: AllMatchingProps) => ReactNode) | undefined;
  /** The action can be pressed before any row is selected, and a message then says that one must be. */
  idle?: boolean | undefined;
}

/**
 * The number of selected rows and the bulk actions. It overlays the list's footer, so that no row moves or is covered, and
 * therefore turns the pages itself: a selection spans them.
 */
export function SelectionBar({children, onAllMatching, idle}: Props) {
  const {selectedIds, data = [], onUnselectItems, hasNextPage, hasPreviousPage} = useListContext();
  const {filters, many, elsewhere, offered, all, setAll} = useAllMatching();
  if (selectedIds.length === 0) return idle ? <div className={styles.idle}>{children}</div> : null;
  const clear = (): void => {
    setAll(false);
    onUnselectItems();
  };
  const whole = onAllMatching !== undefined && all;
  return (
    <div className={styles.bar} role="region" aria-label="Itens selecionados">
      <strong aria-live="polite">
        {whole
          ? `Todas as ${many} linhas que correspondem`
          : selectedIds.length === 1
            ? '1 item selecionado'
            : `${numberOrDash(selectedIds.length)} itens selecionados`}
        {!whole && elsewhere > 0 && `, ${numberOrDash(elsewhere)} fora desta página`}
      </strong>
      {onAllMatching && offered && (
        <button type="button" className={styles.all} onClick={() => setAll(!all)}>
          {all ? `Só as ${numberOrDash(data.length)} desta página` : `Selecionar todas as ${many} que correspondem`}
        </button>
      )}
      {whole ? onAllMatching({filters, many, onDone: clear}) : children}
      {(hasPreviousPage || hasNextPage) && (
        <span className={styles.pages}>
          <PreviousNextButtons back="Voltar uma página" forth="Avançar uma página" size={18} />
        </span>
      )}
      <IconButton icon="close" label="Desmarcar" size={18} onClick={clear} />
    </div>
  );
}
