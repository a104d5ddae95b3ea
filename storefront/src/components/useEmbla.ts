import {prefersReducedMotion, whenIdle} from '@clube/ui';
import type {EmblaCarouselType} from 'embla-carousel';
import {useEffect, useState, type RefCallback} from 'react';

/** The share of the visible width that one click scrolls while the row is scrolled natively. */
const STEP = 0.8;

interface Moving {
  ref: RefCallback<HTMLElement>;
  /** The row is still scrolled natively. */
  waiting: boolean;
  /** Moves by one card forwards or backwards. */
  move: (direction: 1 | -1) => void;
}

/**
 * Loads the carousel library after the page is rendered, as measuring all cards would delay it. Until then, and if
 * loading fails, the browser scrolls the row natively.
 */
export function useEmbla(): Moving {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (!row) return;
    let left = false;
    let made: EmblaCarouselType | undefined;
    const stop = whenIdle(
      () =>
        void import('embla-carousel').then(
          ({default: create}) => {
            if (left) return;
            row.scrollLeft = 0;
            made = create(row, {align: 'start', loop: true});
            setEmbla(made);
          },
          () => undefined,
        ),
    );
    return () => {
      left = true;
      stop();
      made?.destroy();
      setEmbla(undefined);
    };
  }, [row]);
  return {
    ref: setRow,
    waiting: !embla,
    move: direction => {
      if (!embla)
        row?.scrollBy({
          left: direction * row.clientWidth * STEP,
          behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        });
      else if (direction === 1) embla.scrollNext(prefersReducedMotion());
      else embla.scrollPrev(prefersReducedMotion());
    },
  };
}
