import {useEffect, useRef, useState, type RefObject} from 'react';

/** The width of an element in pixels, followed as it changes; `inicial` until it is known. */
export function useLargura(inicial: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [largura, setLargura] = useState(inicial);
  useEffect(() => {
    if (!ref.current) return;
    const observador = new ResizeObserver(([entrada]) => {
      if (entrada && entrada.contentRect.width > 0) setLargura(Math.round(entrada.contentRect.width));
    });
    observador.observe(ref.current);
    return () => observador.disconnect();
  }, []);
  return [ref, largura];
}
