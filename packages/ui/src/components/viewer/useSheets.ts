import {useCallback, useEffect, useState, type RefObject} from 'react';
import {scrollBehavior} from '../../theme/motion';

/** The index of the visible page, from 0, and a function to go to another. */
export function useSheets(ref: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const area = ref.current;
    if (!area || count < 2) return;
    const look = (): void => {
      const middle = area.getBoundingClientRect().top + area.clientHeight / 2;
      const figures = [...area.querySelectorAll('figure')];
      const passed = figures.filter(figure => figure.getBoundingClientRect().top <= middle).length;
      setCurrent(Math.max(0, passed - 1));
    };
    area.addEventListener('scroll', look, {passive: true});
    return () => area.removeEventListener('scroll', look);
  }, [ref, count]);
  const goTo = useCallback(
    (sheet: number): void => {
      const area = ref.current;
      const figure = area?.querySelectorAll('figure')[sheet];
      if (!area || !figure) return;
      const distance = figure.getBoundingClientRect().top - area.getBoundingClientRect().top - 16;
      area.scrollBy({top: distance, behavior: scrollBehavior()});
    },
    [ref],
  );
  return {current: Math.min(current, Math.max(0, count - 1)), goTo};
}
