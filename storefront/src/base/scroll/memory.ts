import {useLayoutEffect} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router-dom';
import {newKey} from '../new-key';
import {followTo} from './follow';

/** The state of a way on that changes what is shown where the reader is: nothing scrolls. */
export const KEEP_SCROLL_POSITION = {keepPlace: true} as const;

const STORE = 'clube.rolagem';
/** So many steps back find their place. */
const MAX_STORED = 100;

const places = new Map<string, number>(read());

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** A device that keeps nothing for a tab begins each screen at its top. */
function keep(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...places].slice(-MAX_STORED)));
  } catch {
    // Said above.
  }
}

/**
 * The entry that a load makes in the tab's history gets a name, as the router gives one to those that it makes: all loads
 * would share one, and each begin where the one before had been scrolled to. It stays through a reload, back and forward.
 */
export function ensureHistoryKey(): void {
  history.scrollRestoration = 'manual';
  const state = history.state as {key?: string} | null;
  if (!state?.key) history.replaceState({...state, key: newKey()}, '');
}

/**
 * Begins a screen at its top, or at the place that its address names, and finds the place on the way back. By an effect of
 * the frame around all screens, which comes when the screen is drawn.
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
    // The event of the last scroll may not have come yet.
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
