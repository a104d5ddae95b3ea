import {useLayoutEffect, useRef, type RefObject} from 'react';

/** A point of the viewport in pixels, and the zoom at the time. */
interface Anchor {
  x: number;
  y: number;
  zoom: number;
}

/** Keeps the content under a point in place while zooming; call the returned function before the zoom changes. */
export function useAnchor(ref: RefObject<HTMLElement | null>, zoom: number) {
  const anchor = useRef<Anchor>(undefined);
  useLayoutEffect(() => {
    const area = ref.current;
    const {x, y, zoom: previous} = anchor.current ?? {x: 0, y: 0, zoom};
    anchor.current = undefined;
    if (!area || previous === zoom) return;
    const factor = zoom / previous;
    area.scrollTo({
      left: (area.scrollLeft + x) * factor - x,
      top: (area.scrollTop + y) * factor - y,
      behavior: 'instant',
    });
  }, [ref, zoom]);
  return (point?: {clientX: number; clientY: number}): void => {
    const area = ref.current;
    if (!area) return;
    const {left, top} = area.getBoundingClientRect();
    anchor.current = {
      x: point ? point.clientX - left : area.clientWidth / 2,
      y: point ? point.clientY - top : area.clientHeight / 2,
      zoom,
    };
  };
}
