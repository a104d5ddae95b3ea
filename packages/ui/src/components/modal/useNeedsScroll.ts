import {useEffect, useState, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether what is in the element does not fit and holds nothing that takes the focus: only then must the element itself
 * take it, so that a keyboard can scroll it.
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
