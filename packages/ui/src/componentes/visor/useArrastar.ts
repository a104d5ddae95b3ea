import {useEffect, type RefObject} from 'react';

/** Moves what is scrolled by dragging it with a mouse; fingers do that by themselves. */
export function useArrastar(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    let ultimo: {x: number; y: number} | undefined;
    const pegar = (evento: PointerEvent): void => {
      const emControle = evento.target instanceof Element && evento.target.closest('a, button, table, article');
      if (evento.pointerType !== 'mouse' || evento.button !== 0 || emControle) return;
      ultimo = {x: evento.clientX, y: evento.clientY};
      area.setPointerCapture(evento.pointerId);
      area.dataset.arrastando = '';
    };
    const mover = (evento: PointerEvent): void => {
      if (!ultimo) return;
      area.scrollBy({left: ultimo.x - evento.clientX, top: ultimo.y - evento.clientY, behavior: 'instant'});
      ultimo = {x: evento.clientX, y: evento.clientY};
    };
    const soltar = (): void => {
      ultimo = undefined;
      delete area.dataset.arrastando;
    };
    area.addEventListener('pointerdown', pegar);
    area.addEventListener('pointermove', mover);
    area.addEventListener('pointerup', soltar);
    area.addEventListener('pointercancel', soltar);
    return () => {
      area.removeEventListener('pointerdown', pegar);
      area.removeEventListener('pointermove', mover);
      area.removeEventListener('pointerup', soltar);
      area.removeEventListener('pointercancel', soltar);
    };
  }, [ref]);
}
