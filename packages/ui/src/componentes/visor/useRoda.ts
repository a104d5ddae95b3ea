import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Ctrl and the wheel bring what is scrolled nearer instead of the whole window; the wheel alone scrolls, as everywhere. */
export function useRoda(
  ref: RefObject<HTMLElement | null>,
  onWheelTurn: (sentido: 1 | -1, evento: WheelEvent) => void,
) {
  const rodar = useEffectEvent(onWheelTurn);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const ouvir = (evento: WheelEvent): void => {
      if (!(evento.ctrlKey || evento.metaKey) || evento.deltaY === 0) return;
      evento.preventDefault();
      rodar(evento.deltaY < 0 ? 1 : -1, evento);
    };
    area.addEventListener('wheel', ouvir, {passive: false});
    return () => area.removeEventListener('wheel', ouvir);
  }, [ref]);
}
