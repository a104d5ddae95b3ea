import {useEffect, useState, type ComponentType} from 'react';
import {onWaitingMessage} from './notify';

/** Browsers without requestIdleCallback wait this long. */
const A_MOMENT_MS = 2000;

/** Once the page stands and nothing else is to be done. Returns how to take it back. */
function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const later = (): void => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work);
    else timer = setTimeout(work, A_MOMENT_MS);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, {once: true});
  return () => {
    window.removeEventListener('load', later);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/**
 * Where the messages appear; one per face, beside the router. What shows them comes with the first message, or once nothing
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
