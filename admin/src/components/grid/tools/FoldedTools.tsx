import {Button, Icon} from '@clube/ui';
import {useId, useState, type ReactNode} from 'react';
import {useFilters} from '../../../providers/filters';
import {SEARCH_FILTER} from '../../list/SearchInput';
import {useNarrow} from '../../useNarrow';
import styles from '../GridList.module.css';

interface Props {
  /** Never folded. */
  visible: ReactNode;
  /** Filters, sort order and export. */
  children: ReactNode;
}

/** The tools of a list. On a phone they are behind one button, which counts the filters set, so that the first rows are in sight. */
export function FoldedTools({visible, children}: Props) {
  const narrow = useNarrow();
  const {filters} = useFilters();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!narrow)
    return (
      <>
        {visible}
        {children}
      </>
    );
  const names = Object.keys(filters).filter(name => name !== SEARCH_FILTER);
  // The two ends of a range, or of a period, are one filter.
  const count = new Set(names.map(name => name.replace(/(_gte|_lte|Inicial|Final)$/, ''))).size;
  return (
    <>
      <Button
        variant="secondary"
        small
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" size={18} /> Filtros{count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={styles.folded} hidden={!open}>
        {children}
      </div>
      {visible}
    </>
  );
}
