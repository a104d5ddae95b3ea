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
 * A cell's content in the keyboard grid: what can be pressed in it is reached by Enter on its cell, so that a page of rows is
 * one stop of Tab and not a hundred; inside a control the keys are the control's own.
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

/** Space would page down, Home and End would leave; Escape goes back to the cell, the arrows to the cells beside it. */
function keepKeys(event: KeyboardEvent<HTMLDivElement>): void {
  const {currentTarget, target, key} = event;
  if (!controlsIn(currentTarget).some(control => control === target) || key.startsWith('Arrow')) return;
  if (key === 'Escape') currentTarget.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]')?.focus();
  if (key !== 'Tab') event.stopPropagation();
}
