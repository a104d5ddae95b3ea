import {useEffect, useState, type ComponentType} from 'react';
import {whenIdle} from '../../when-idle';
import {onWaitingMessage} from './notify';

/**
 * The container of toasts; one per app, next to the router. Its code is loaded with the first message, or when the page
 * is idle, so that the first screen does not wait for it.
 */
export function Toasts() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const load = (): void =>
      void import('./ToastLayer').then(
        ({ToastLayer}) => left || setLayer(() => ToastLayer),
        // Offline; the next message tries to load it again.
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
