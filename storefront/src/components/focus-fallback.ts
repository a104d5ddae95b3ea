/**
 * Ref of a part of the page whose controls may vanish with their press: the focus of such a control goes to the part,
 * not to the page.
 */
export function focusFallback(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let last: EventTarget | null = null;
  const onFocus = ({target}: FocusEvent): void => {
    last = target;
  };
  part.addEventListener('focusin', onFocus);
  const observer = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    part.tabIndex = -1;
    part.focus({preventScroll: true});
  });
  observer.observe(part, {childList: true, subtree: true});
  return () => {
    part.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}
