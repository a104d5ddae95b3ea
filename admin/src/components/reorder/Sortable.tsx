import {
  DndContext,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy} from '@dnd-kit/sortable';
import {createContext, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {INSTRUCTIONS, announcementsOf, placeInWords} from './announcements';
import {inOrder, moved} from './move';
import {PatientKeyboardSensor} from './patient-keyboard-sensor';
import styles from './Reorder.module.css';

export interface RowOrder<R> {
  /** A row's name, for announcements of its moves. */
  nameOf: (row: R) => string;
  /** Stores the whole order; resolves to whether it succeeded, once the given rows are the stored ones. */
  save: (ids: readonly number[]) => Promise<boolean>;
  /** Shown above the rows: what the order decides. */
  hint?: string;
  /** The message after a change of order that is not yet sent to the server. */
  savedMessage?: string;
  /**
   * Returns a function that moves a row beyond the first or last place into another list; undefined if that is
   * impossible.
   */
  beyond?: (id: number, by: -1 | 1) => (() => void) | undefined;
}

interface Orderable {
  id: number;
}

interface Props<R extends Orderable> {
  rows: readonly R[];
  order: RowOrder<R>;
  /** Renders the rows in their current order. */
  children: (rows: readonly R[]) => ReactNode;
}

interface Sorting {
  ids: readonly number[];
  nameOf: (id: number) => string;
  /** Returns a function that moves a row one place up or down; undefined if that is impossible. */
  stepOf: (id: number, by: -1 | 1) => (() => void) | undefined;
}

export const SortingContext = createContext<Sorting | undefined>(undefined);

const upAndDown: Modifier = ({transform}) => ({...transform, x: 0});

/** Runs the change and restores the focus, which elements lose when they change places. */
function keepingFocus(change: () => void): void {
  const before = document.activeElement;
  // The change must be rendered synchronously, as the focus can be restored only then.
  flushSync(change);
  if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before) before.focus();
}

/**
 * Rows that people reorder by dragging a handle, by the keyboard on the handle, or by two buttons next to it. A new
 * order is shown while it is being stored, and reverted if that fails; nothing can be moved meanwhile.
 */
export function Sortable<R extends Orderable>({rows, order, children}: Props<R>) {
  const [pending, setPending] = useState<readonly number[]>();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, {activationConstraint: {distance: 4}}),
    useSensor(PatientKeyboardSensor, {coordinateGetter: sortableKeyboardCoordinates}),
  );
  const shown = pending ? inOrder(rows, pending) : rows;
  const ids = shown.map(({id}) => id);
  const busy = pending !== undefined;
  const nameOf = (id: unknown): string => {
    const row = rows.find(one => one.id === id);
    return row ? order.nameOf(row) : '';
  };
  const placeOf = (id: unknown): number => ids.findIndex(one => one === id) + 1;

  const put = async (from: number, to: number): Promise<void> => {
    const id = ids[from];
    if (busy || id === undefined || from === to || to < 0 || to >= ids.length) return;
    const reordered = moved(ids, from, to);
    keepingFocus(() => {
      setPending(reordered);
      setAnnouncement('Salvando a ordem…');
    });
    const stored = await order.save(reordered);
    keepingFocus(() => {
      setPending(undefined);
      setAnnouncement(
        stored
          ? `${order.savedMessage ?? 'Ordem salva'}: ${nameOf(id)}, ${placeInWords(to + 1, ids.length)}.`
          : `A ordem não mudou: ${nameOf(id)}, ${placeInWords(from + 1, ids.length)}.`,
      );
    });
  };
  const onDragEnd = ({active, over}: DragEndEvent): void => {
    if (over) void put(placeOf(active.id) - 1, placeOf(over.id) - 1);
  };
  const stepOf = (id: number, by: -1 | 1): (() => void) | undefined => {
    const [from, to] = [placeOf(id) - 1, placeOf(id) - 1 + by];
    if (busy) return undefined;
    return ids[to] === undefined ? order.beyond?.(id, by) : () => void put(from, to);
  };

  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDown]}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(nameOf, placeOf, ids.length),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <p className={order.hint ? styles.said : 'visually-hidden'}>
        <span>{order.hint}</span> <span role="status">{announcement}</span>
      </p>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy} disabled={busy}>
        <SortingContext value={{ids, nameOf, stepOf}}>{children(shown)}</SortingContext>
      </SortableContext>
    </DndContext>
  );
}
