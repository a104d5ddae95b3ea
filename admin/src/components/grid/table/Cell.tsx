import {useLayoutEffect, useRef, type KeyboardEvent} from 'react';
import {Content} from '../Content';
import type {Column} from '../columns';
import estilos from './Table.module.css';

const CONTROLS = 'a[href], button, input, select';

interface Props<L extends object> {
  column: Column<L>;
  row: L;
  /** Where the keyboard is, or comes in. */
  focused: boolean;
}

/**
 * A cell's content in the keyboard grid: what can be pressed in it is reached by Tab only from its own cell, so that a page
 * of rows is one stop and not a hundred; inside a control the keys are the control's own.
 */
export function Cell<L extends object>({column, row, focused}: Props<L>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
      control.tabIndex = focused ? 0 : -1;
  });
  return (
    <div ref={box} className={estilos.content} onKeyDown={keepKeys}>
      <Content column={column} row={row} />
    </div>
  );
}

/** Space would page down, Home and End would leave; Escape goes back to the cell. */
function keepKeys(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.target === event.currentTarget || event.key.startsWith('Arrow')) return;
  if (event.key === 'Escape')
    event.currentTarget.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]')?.focus();
  if (event.key !== 'Tab') event.stopPropagation();
}
