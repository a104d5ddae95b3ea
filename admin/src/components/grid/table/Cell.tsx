import {useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent} from 'react';
import {Content} from '../Content';
import type {Column} from '../columns';
import {controlsIn, setTabbable} from './controls';
import styles from './Table.module.css';

interface Props<L extends object> {
  column: Column<L>;
  row: L;
}

/**
 * A cell's content in the grid. Enter on the cell moves into its controls, so that Tab has one stop per page of rows
 * and not a hundred; inside a control, keys act on the control.
 */
export function Cell<L extends object>({column, row}: Props<L>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && !box.current.contains(document.activeElement)) setTabbable(box.current, false);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.content} onKeyDown={keepKeys} onBlur={leave}>
      <Content column={column} row={row} />
    </div>
  );
}

function leave({currentTarget, relatedTarget}: FocusEvent<HTMLDivElement>): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTabbable(currentTarget, false);
}

/**
 * Without this, Space would scroll a page, and Home and End would move to another cell; Escape returns to the cell, the
 * arrow keys move to adjacent cells.
 */
function keepKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const {currentTarget, target, key} = event;
  if (!controlsIn(currentTarget).some(control => control === target) || key.startsWith('Arrow')) return;
  if (key === 'Escape') currentTarget.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]')?.focus();
  if (key !== 'Tab') event.stopPropagation();
}
