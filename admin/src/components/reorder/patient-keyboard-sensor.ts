import {KeyboardSensor, type KeyboardSensorProps, type SensorContext} from '@dnd-kit/core';

/** The keys that move a row, put it down or give it up. */
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Space', 'Enter', 'Escape']);

/** Whether it is known where the row lies, and what it lies over by now. */
const isMeasured = ({collisionRect, collisions, over}: SensorContext): boolean =>
  collisionRect !== null && over !== null && over.id === collisions?.[0]?.id;

/**
 * The keyboard of dnd-kit begins to listen a task after a row was taken up, moves nothing until it has measured where the rows
 * lie, and reckons each step from where the last one is known to have led. A key of somebody quick, or on a slow device, would
 * be lost in between, or lead past its row. Here each key waits until the one before it is done.
 */
export class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const page = props.event.target instanceof Node ? props.event.target.ownerDocument : null;
    const waiting: KeyboardEvent[] = [];
    let ready = false;
    let pressing = false;
    let ended = false;
    /** Where the row lay before the last step: drawn anew, it lies in another one. */
    let before: SensorContext['collisionRect'] = null;
    const end = (): void => {
      ended = true;
      page?.removeEventListener('keydown', onKey, true);
    };
    const pressNext = (): void => {
      if (ended) return;
      const {current} = props.context;
      if (!isMeasured(current) || current.collisionRect === before) return void requestAnimationFrame(pressNext);
      const next = waiting.shift();
      if (!next) return void (ready = true);
      const {code, key} = next;
      pressing = true;
      page?.dispatchEvent(new KeyboardEvent('keydown', {code, key, bubbles: true, cancelable: true}));
      pressing = false;
      // What this one changed has to be drawn first.
      requestAnimationFrame(pressNext);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (pressing || !KEYS.has(event.code)) return;
      // The screen was left in the middle: the keys are another one's.
      if (!props.activeNode.node.current?.isConnected) return end();
      if (ready) {
        ready = false;
        return void requestAnimationFrame(pressNext);
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting.push(event);
    };
    super({
      ...props,
      onMove: coordinates => {
        before = props.context.current.collisionRect;
        props.onMove(coordinates);
      },
      onEnd: () => {
        end();
        props.onEnd();
      },
      onCancel: () => {
        end();
        props.onCancel();
      },
    });
    page?.addEventListener('keydown', onKey, true);
    // After the listener that dnd-kit adds by the same means.
    setTimeout(pressNext);
  }
}
