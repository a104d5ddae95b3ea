import {prefersReducedMotion, whenIdle} from '@clube/ui';
import type {EmblaCarouselType} from 'embla-carousel';
import {useEffect, useState, type RefCallback} from 'react';

/** Of what is seen, this much goes by at a press while nothing but the browser moves the row. */
const STEP = 0.8;

interface Moving {
  ref: RefCallback<HTMLElement>;
  /** The browser alone scrolls it yet. */
  waiting: boolean;
  /** One card on, or one back. */
  move: (direction: 1 | -1) => void;
}

/**
 * What moves a row of cards in a circle. It comes once the page stands: measuring all cards is work that nobody waits for who
 * came to see them. Until then, and where it does not come, the browser scrolls the row.
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
