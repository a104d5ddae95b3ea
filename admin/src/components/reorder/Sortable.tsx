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
  /** What a row is called, for who hears it move. */
  nameOf: (row: R) => string;
  /** Stores the whole order; answers whether it is stored, once the rows that are shown are the stored ones. */
  save: (ids: readonly number[]) => Promise<boolean>;
  /** Shown above the rows: what the order decides. */
  hint?: string;
  /** Said of an order that is kept, where that is not yet on the server. */
  kept?: string;
  /** What takes a row further than either end, to where rows of another list are; undefined where that leads nowhere. */
  beyond?: (id: number, by: -1 | 1) => (() => void) | undefined;
}

interface Orderable {
  id: number;
}

interface Props<R extends Orderable> {
  rows: readonly R[];
  order: RowOrder<R>;
  /** Draws the rows as they stand now. */
  children: (rows: readonly R[]) => ReactNode;
}

interface Sorting {
  ids: readonly number[];
  nameOf: (id: number) => string;
  /** What puts a row one place further up or down; undefined where there is none. */
  stepOf: (id: number, by: -1 | 1) => (() => void) | undefined;
}

export const SortingContext = createContext<Sorting | undefined>(undefined);

const upAndDown: Modifier = ({transform}) => ({...transform, x: 0});

/** Elements that change places lose the focus. */
function keepingFocus(change: () => void): void {
  const before = document.activeElement;
  // Afterwards the page stands as it was changed: only then can the focus be put back.
  flushSync(change);
  if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before) before.focus();
}

/**
 * Rows whose order people decide: by dragging a handle, by the keyboard at the same handle, or by the two buttons beside it.
 * A new order is shown while it is being stored and goes back when it could not be; nothing can be moved meanwhile.
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
    const wanted = moved(ids, from, to);
    keepingFocus(() => {
      setPending(wanted);
      setAnnouncement('Salvando a ordem…');
    });
    const stored = await order.save(wanted);
    keepingFocus(() => {
      setPending(undefined);
      setAnnouncement(
        stored
          ? `${order.kept ?? 'Ordem salva'}: ${nameOf(id)}, ${placeInWords(to + 1, ids.length)}.`
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
