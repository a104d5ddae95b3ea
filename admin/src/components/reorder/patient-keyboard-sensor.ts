import {KeyboardSensor, type KeyboardSensorProps, type SensorContext} from '@dnd-kit/core';

/** The keys that move a row, put it down or give it up. */
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Space', 'Enter', 'Escape']);

/** Whether it is known where the row lies, and what it lies over by now. */
const isMeasured = ({collisionRect, collisions, over}: SensorContext): boolean =>
  collisionRect !== null && over !== null && over.id === collisions?.[0]?.id;

/**
 * The keyboard of dnd-kit begins to listen a task after a row was taken up, and moves nothing until it has measured where the
 * rows lie: a key of somebody quick, or on a slow device, would be lost in between, or press the handle again. Here such keys
 * wait, and are pressed one after the other as soon as they are understood.
 */
export class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const page = props.event.target instanceof Node ? props.event.target.ownerDocument : null;
    const waiting: KeyboardEvent[] = [];
    let pressing = false;
    const keep = (event: KeyboardEvent): void => {
      if (pressing || !KEYS.has(event.code)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting.push(event);
    };
    let ended = false;
    const stop = (): void => {
      ended = true;
      page?.removeEventListener('keydown', keep, true);
    };
    super({
      ...props,
      onEnd: () => {
        stop();
        props.onEnd();
      },
      onCancel: () => {
        stop();
        props.onCancel();
      },
    });
    page?.addEventListener('keydown', keep, true);
    const pressNext = (): void => {
      if (ended) return;
      if (!isMeasured(props.context.current)) return void requestAnimationFrame(pressNext);
      const next = waiting.shift();
      if (!next) return stop();
      const {code, key} = next;
      pressing = true;
      page?.dispatchEvent(new KeyboardEvent('keydown', {code, key, bubbles: true, cancelable: true}));
      pressing = false;
      // What this one changed has to be drawn first.
      requestAnimationFrame(pressNext);
    };
    // After the listener that dnd-kit adds by the same means.
    setTimeout(pressNext);
  }
}
