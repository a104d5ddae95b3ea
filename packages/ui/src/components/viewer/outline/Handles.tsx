import type {ReadCorners} from '@clube/domain';
import {useRef, type KeyboardEvent, type PointerEvent} from 'react';
import {classes} from '../../../classes';
import {moveCorner, onSheet, cornerName, pointOnSheet} from './adjust';
import type {Outline} from './outlines';
import styles from '../Viewer.module.css';

interface Props {
  outline: Outline;
  onAdjust: (cantos: ReadCorners) => void;
  /** Degrees, a multiple of 90. */
  rotation: number;
}

/** Movement per key press as a fraction of the page's side; and with Shift. */
const STEP = 0.01;
const FINE_STEP = 0.002;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles to move the corners of an outline by dragging or with the arrow keys. */
export function Handles({outline: {cantos, label, tone = 'ocre'}, onAdjust, rotation}: Props) {
  // The pointer is rarely exactly on the corner; keeping its offset prevents a jump.
  const offset = useRef<readonly [number, number]>([0, 0]);
  const pointOf = (event: PointerEvent<HTMLButtonElement>): readonly [number, number] => {
    const sheet = event.currentTarget.parentElement ?? event.currentTarget;
    return pointOnSheet(event, sheet.getBoundingClientRect(), rotation);
  };
  const grab = (which: number, event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    const [cx = 0, cy = 0] = cantos[which] ?? [];
    offset.current = [cx - x, cy - y];
  };
  const drag = (which: number, event: PointerEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = pointOf(event);
    const [dx, dy] = offset.current;
    onAdjust(moveCorner(cantos, which, [x + dx, y + dy]));
  };
  const moveByKey = (which: number, event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    const [dx, dy] = onSheet(arrow, rotation);
    const [x = 0, y = 0] = cantos[which] ?? [];
    onAdjust(moveCorner(cantos, which, [x + dx * step, y + dy * step]));
  };
  return cantos.map(([x, y], which) => {
    const name = cornerName(cantos, which, rotation);
    const [ox, oy] = cantos[(which + 2) % 4] ?? [0, 0];
    return (
      <button
        // The index identifies the corner while it moves.
        key={`canto-${which}`}
        type="button"
        className={classes(styles.handle, styles[tone])}
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          translate: `${x > ox ? -100 : 0}% ${y > oy ? -100 : 0}%`,
        }}
        aria-label={label ? `${label}, ${name}` : name}
        onPointerDown={event => grab(which, event)}
        onPointerMove={event => drag(which, event)}
        onKeyDown={event => moveByKey(which, event)}
      />
    );
  });
}
