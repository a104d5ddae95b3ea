import {KeyboardSensor, type KeyboardSensorProps, type SensorContext} from '@dnd-kit/core';

/** The keys that move, drop or cancel. */
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Space', 'Enter', 'Escape']);

/** Whether dnd-kit has measured the dragged row's position and what it is over. */
const isMeasured = ({collisionRect, collisions, over}: SensorContext): boolean =>
  collisionRect !== null && over !== null && over.id === collisions?.[0]?.id;

/**
 * dnd-kit's own keyboard sensor begins to listen one task after a row was picked up, does not move until it has
 * measured the rows, and calculates each step from the last measured position. Keys that are pressed quickly, or on a
 * slow device, would be lost or move too far. This sensor queues each key until the one before it has taken effect.
 */
export class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const page = props.event.target instanceof Node ? props.event.target.ownerDocument : null;
    const waiting: KeyboardEvent[] = [];
    let ready = false;
    let pressing = false;
    let ended = false;
    /** The row's rectangle before the last step: once a step is rendered, it is a different one. */
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
      // The effect of this key must be rendered first.
      requestAnimationFrame(pressNext);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (pressing || !KEYS.has(event.code)) return;
      // The screen was left during the move: the remaining keys are not for this list.
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
    // Scheduled after the listener that dnd-kit also adds with setTimeout.
    setTimeout(pressNext);
  }
}
