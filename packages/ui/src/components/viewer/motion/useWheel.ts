import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Ctrl + wheel zooms the viewer instead of the browser window; the wheel without Ctrl scrolls. */
export function useWheel(
  ref: RefObject<HTMLElement | null>,
  onWheelTurn: (direction: 1 | -1, event: WheelEvent) => void,
) {
  const turn = useEffectEvent(onWheelTurn);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const listen = (event: WheelEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.deltaY === 0) return;
      event.preventDefault();
      turn(event.deltaY < 0 ? 1 : -1, event);
    };
    area.addEventListener('wheel', listen, {passive: false});
    return () => area.removeEventListener('wheel', listen);
  }, [ref]);
}
