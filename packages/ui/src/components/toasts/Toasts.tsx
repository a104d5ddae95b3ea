import {useEffect, useState, type ComponentType} from 'react';
import {whenIdle} from '../../when-idle';
import {onWaitingMessage} from './notify';

/**
 * Where the messages appear; one per app, beside the router. What shows them comes with the first message, or once nothing
 * else is to be done: no first screen waits for it.
 */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const load = (): void =>
      void import('./ToastLayer').then(
        ({ToastLayer}) => left || setLayer(() => ToastLayer),
        // Without a connection: the next message asks again.
        () => undefined,
      );
    const stops = [onWaitingMessage(load), whenIdle(load)];
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, []);
  return Layer && <Layer />;
}
