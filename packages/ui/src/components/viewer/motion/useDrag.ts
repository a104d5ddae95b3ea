import {useEffect, type RefObject} from 'react';

/** Scrolls an element by dragging it with the mouse; touch scrolling is native. */
export function useDrag(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    let last: {x: number; y: number} | undefined;
    const grab = (event: PointerEvent): void => {
      const onControl = event.target instanceof Element && event.target.closest('a, button, table, article');
      if (event.pointerType !== 'mouse' || event.button !== 0 || onControl) return;
      last = {x: event.clientX, y: event.clientY};
      area.setPointerCapture(event.pointerId);
      area.dataset.dragging = '';
    };
    const move = (event: PointerEvent): void => {
      if (!last) return;
      area.scrollBy({left: last.x - event.clientX, top: last.y - event.clientY, behavior: 'instant'});
      last = {x: event.clientX, y: event.clientY};
    };
    const release = (): void => {
      last = undefined;
      delete area.dataset.dragging;
    };
    area.addEventListener('pointerdown', grab);
    area.addEventListener('pointermove', move);
    area.addEventListener('pointerup', release);
    area.addEventListener('pointercancel', release);
    return () => {
      area.removeEventListener('pointerdown', grab);
      area.removeEventListener('pointermove', move);
      area.removeEventListener('pointerup', release);
      area.removeEventListener('pointercancel', release);
    };
  }, [ref]);
}
