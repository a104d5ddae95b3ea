import {useLayoutEffect} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router-dom';
import {newKey} from '../new-key';
import {followTo} from './follow';

/** Router state for links that change the current screen's content: the scroll position stays. */
export const KEEP_SCROLL_POSITION = {keepPlace: true} as const;

const STORE = 'clube.rolagem';
/** The number of history entries whose position is stored. */
const MAX_STORED = 100;

const places = new Map<string, number>(read());

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Without storage each screen begins at its top. */
function keep(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...places].slice(-MAX_STORED)));
  } catch {
    // See above.
  }
}

/**
 * Gives the history entry of a page load its own key, as the router does for its entries: otherwise all loads would
 * share one key, and one scroll position. The key survives reload, back and forward.
 */
export function ensureHistoryKey(): void {
  history.scrollRestoration = 'manual';
  const state = history.state as {key?: string} | null;
  if (!state?.key) history.replaceState({...state, key: newKey()}, '');
}

/**
 * Scrolls a new screen to its top or to the URL's fragment, and restores the position on going back. It is an effect of
 * the layout, which runs when the screen is rendered.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const {key, hash} = location;
  const stays = (location.state as Partial<typeof KEEP_SCROLL_POSITION> | null)?.keepPlace;
  const way = useNavigationType();
  useLayoutEffect(() => {
    const place = way === NavigationType.Pop ? places.get(key) : undefined;
    const named = hash && document.getElementById(hash.slice(1));
    let leave = () => {};
    if (place !== undefined) leave = followTo(place);
    else if (named) named.scrollIntoView();
    else if (!stays) window.scrollTo({top: 0, behavior: 'instant'});
    const remember = () => void (places.delete(key), places.set(key, window.scrollY));
    remember();
    window.addEventListener('scroll', remember, {passive: true});
    // The last scroll event may not have fired yet.
    const keepAll = () => {
      remember();
      keep();
    };
    window.addEventListener('pagehide', keepAll);
    return () => {
      leave();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepAll);
    };
  }, [key, way, hash, stays]);
}
