import {useSortable} from '@dnd-kit/sortable';
import {CSS} from '@dnd-kit/utilities';
import {Icon, classes} from '@clube/ui';
import {useContext, type CSSProperties, type KeyboardEvent, type ReactNode} from 'react';
import {placeInWords} from './announcements';
import styles from './Reorder.module.css';
import {SortingContext} from './Sortable';

interface SortableRow {
  /** Ref for the row's element. */
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  className: string | undefined;
  /** Its position, the handle and the two buttons, to be rendered inside the row. */
  handle: ReactNode;
}

/** The step of each arrow key together with Alt. */
const STEPS: Readonly<Record<string, -1 | 1>> = {ArrowUp: -1, ArrowDown: 1};

/** Makes an element of any kind a row of the surrounding `Sortable`. */
export function useSortableRow(id: number): SortableRow {
  const sorting = useContext(SortingContext);
  if (!sorting) throw new Error('a sortable row was drawn outside a Sortable');
  const {setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging} = useSortable({
    id,
    attributes: {roleDescription: 'alça para mover'},
  });
  const {ids, nameOf, stepOf} = sorting;
  const [name, place] = [nameOf(id), ids.indexOf(id) + 1];
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.altKey && STEPS[event.key];
    if (!by) return void listeners?.onKeyDown?.(event);
    event.preventDefault();
    stepOf(id, by)?.();
  };
  const button = (by: -1 | 1, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={`${label} ${name}`}
      data-step={by}
      // With `disabled` it would lose the focus at the end of the list, or while an order is being stored.
      aria-disabled={stepOf(id, by) === undefined}
      onClick={stepOf(id, by)}
    >
      <Icon name={by < 0 ? 'chevronUp' : 'chevronDown'} size={18} />
    </button>
  );
  return {
    ref: setNodeRef,
    // The background hides the rows that the dragged row passes over.
    style: {transform: CSS.Translate.toString(transform), transition, ...(isDragging && {background: 'var(--papel)'})},
    className: classes(isDragging && styles.dragged),
    handle: (
      <span className={styles.handle}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={onKeyDown}
          className={styles.grip}
          aria-label={`Mover ${name}, ${placeInWords(place, ids.length)}`}
        >
          <Icon name="handle" size={20} />
        </button>
        <span className={styles.place} aria-hidden>
          {place}
        </span>
        {button(-1, 'Subir')}
        {button(1, 'Descer')}
      </span>
    ),
  };
}
