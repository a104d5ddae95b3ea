import {useLayoutEffect, useRef, type RefObject} from 'react';

/** A point of the window onto the pages, in its pixels, and the zoom at which it was taken. */
interface Ancora {
  x: number;
  y: number;
  zoom: number;
}

/** Keeps what lies under a point where it is while the pages come nearer; `fixar` is said before the zoom changes. */
export function useAncora(ref: RefObject<HTMLElement | null>, zoom: number) {
  const ancora = useRef<Ancora>(undefined);
  useLayoutEffect(() => {
    const area = ref.current;
    const {x, y, zoom: antes} = ancora.current ?? {x: 0, y: 0, zoom};
    ancora.current = undefined;
    if (!area || antes === zoom) return;
    const vezes = zoom / antes;
    area.scrollTo({
      left: (area.scrollLeft + x) * vezes - x,
      top: (area.scrollTop + y) * vezes - y,
      behavior: 'instant',
    });
  }, [ref, zoom]);
  return (ponto?: {clientX: number; clientY: number}): void => {
    const area = ref.current;
    if (!area) return;
    const {left, top} = area.getBoundingClientRect();
    ancora.current = {
      x: ponto ? ponto.clientX - left : area.clientWidth / 2,
      y: ponto ? ponto.clientY - top : area.clientHeight / 2,
      zoom,
    };
  };
}
