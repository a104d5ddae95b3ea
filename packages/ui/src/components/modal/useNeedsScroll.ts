import {useEffect, useState, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether the content overflows the element and has nothing focusable: only then must the element itself
 * be focusable, so that it can be scrolled by keyboard.
 */
export function useNeedsScroll(ref: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box || !open) return;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollHeight > box.clientHeight + 1 && !box.querySelector(FOCUSABLE)),
    );
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, open]);
  return scrolls;
}
