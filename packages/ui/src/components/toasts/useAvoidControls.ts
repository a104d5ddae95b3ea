import {useEffect} from 'react';
import {placeAbove, type Extent} from './placement';
import {layer, openDialog} from './top-layer';

/** Pressable elements, including choices and whole areas that a screen keeps clear, such as a bar with figures and a button. */
const BUTTONS =
  'button, [role="button"], a[href], input[type="submit"], summary, label:has(input[type="file"], input[type="radio"]), [data-keep-clear]';
/** Content needed for a decision, such as a price; covered only if there is no other place. */
const IN_SIGHT = '[data-keep-in-sight]';
const FIELDS = 'input, select, textarea, [role="switch"]';
/** Visible part of each stacked message behind the first, in pixels. */
const BEHIND = 14;
const MARGIN = 12;
/** Gap to other elements when there is little room, in pixels. */
const TIGHT = 2;

/** The visible extents of matching elements in the horizontal range of the messages. */
function extents(selector: string, left: number, right: number): Extent[] {
  return [...document.querySelectorAll(selector)].flatMap(element => {
    if (layer.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const seen =
      box.width > 1 && box.bottom > 0 && box.top < window.innerHeight && box.right > left && box.left < right;
    return seen && element.checkVisibility({visibilityProperty: true}) ? [box] : [];
  });
}

/** The extents of the focused field, of its group's legend, and of the descriptions and errors of both. */
function attended(): Extent[] {
  const field = document.activeElement;
  if (!field?.matches(FIELDS)) return [];
  const choices = field.closest('fieldset');
  const ids = [field, choices].flatMap(each => each?.getAttribute('aria-describedby')?.split(' ') ?? []);
  const texts = ids.map(id => document.getElementById(id));
  return [field, choices?.querySelector('legend'), ...texts].flatMap(element =>
    element ? [element.getBoundingClientRect()] : [],
  );
}

/**
 * A place above all controls, lower than preferred if only there is room. If there is none, a place that avoids at
 * least the buttons, the content to keep in sight and the focused field.
 */
function freePlace(list: Element, height: number, preferred: number): number {
  const {left, right} = list.getBoundingClientRect();
  const buttons = extents(BUTTONS, left, right);
  const least = [...buttons, ...attended()];
  const all = [...least, ...extents(FIELDS, left, right)];
  const place = {height, preferred, window: window.innerHeight, ceiling: window.innerHeight * 0.4};
  return (
    placeAbove(all, place) ??
    placeAbove(all, {...place, preferred: Math.min(preferred, 2 * MARGIN)}) ??
    placeAbove(all, {...place, preferred: 0, gap: TIGHT}) ??
    placeAbove([...least, ...extents(IN_SIGHT, left, right)], {...place, ceiling: MARGIN, gap: TIGHT}) ??
    placeAbove(least, {...place, ceiling: MARGIN}) ??
    placeAbove(buttons, {...place, ceiling: MARGIN}) ??
    preferred
  );
}

/** Positions the messages, and limits an open dialog to the space above them. */
function settle(): void {
  const list = layer.querySelector('ol');
  const shown = [...layer.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')];
  const front = shown.find(toast => toast.dataset['front'] === 'true') ?? shown[0];
  const height = front ? front.offsetHeight + Math.min(shown.length - 1, 2) * BEHIND : 0;
  const dialog = openDialog();
  const room = dialog && height > 0 ? `${height + 2 * MARGIN}px` : '';
  document.documentElement.style.setProperty('--toasts-room', room);
  layer.style.removeProperty('--toasts-place');
  if (!list || height === 0) return;
  const preferred = parseFloat(getComputedStyle(list).bottom);
  const place = dialog ? MARGIN : freePlace(list, height, Number.isFinite(preferred) ? preferred : 2 * MARGIN);
  layer.style.setProperty('--toasts-place', `${place}px`);
}

/** Keeps the messages away from controls, also when the page below them changes. */
export function useAvoidControls(count: number): void {
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    later();
    if (count === 0) return () => cancelAnimationFrame(frame);
    const observer = new MutationObserver(records => {
      if (records.some(({target}) => target !== document.documentElement && !layer.contains(target))) later();
    });
    observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['open', 'hidden', 'class']});
    const sizes = new ResizeObserver(later);
    for (const toast of layer.querySelectorAll('[data-sonner-toast]')) sizes.observe(toast);
    const options = {capture: true, passive: true} as const;
    addEventListener('scroll', later, options);
    addEventListener('resize', later, options);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', later, options);
      removeEventListener('resize', later, options);
    };
  }, [count]);
}
