import {useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import {RESOURCES} from '../resources';

const STORAGE_KEY = 'clube.painel.menu';
/** The paths of wide screens, on which the menu is folded by default below the width of TOO_NARROW_FOR_WIDE. */
const WIDE = RESOURCES.flatMap(({screens}) => screens.filter(({wide}) => wide).map(({path}) => addressOf(path)));
const TOO_NARROW_FOR_WIDE = '(width < 1400px)';
/**
 * Below this width the menu is folded by default on every list too, for its columns: a tablet, or a laptop at 200%
 * zoom.
 */
const TOO_NARROW_FOR_ALL = '(width < 960px)';
/** Below this width the menu overlays the page. */
const NARROW = '(width < 640px)';
/** Below this width the menu is always folded initially, as the specification requires. */
const FOLDED = '(width < 400px)';

const tooNarrow = (pathname: string): boolean =>
  window.matchMedia(WIDE.includes(pathname) ? TOO_NARROW_FOR_WIDE : TOO_NARROW_FOR_ALL).matches;
const storageKeyOf = (pathname: string): string => (tooNarrow(pathname) ? `${STORAGE_KEY}.mesa` : STORAGE_KEY);

function initiallyOpen(pathname: string): boolean {
  if (window.matchMedia(FOLDED).matches || window.matchMedia(NARROW).matches) return false;
  return (localStorage.getItem(storageKeyOf(pathname)) ?? (tooNarrow(pathname) ? 'recolhido' : 'aberto')) === 'aberto';
}

/** Whether the menu is unfolded. On wide screens the choice is stored; on a phone every navigation folds it. */
export function useMenuOpen(): [aberto: boolean, alternar: () => void] {
  const {pathname} = useLocation();
  const [open, setOpen] = useState(() => initiallyOpen(pathname));
  useEffect(() => {
    const widths = [NARROW, TOO_NARROW_FOR_WIDE, TOO_NARROW_FOR_ALL].map(each => window.matchMedia(each));
    const adjust = (): void => setOpen(initiallyOpen(pathname));
    adjust();
    widths.forEach(width => width.addEventListener('change', adjust));
    return () => widths.forEach(width => width.removeEventListener('change', adjust));
  }, [pathname]);
  const toggle = (): void => {
    if (!window.matchMedia(NARROW).matches) localStorage.setItem(storageKeyOf(pathname), open ? 'recolhido' : 'aberto');
    setOpen(!open);
  };
  return [open, toggle];
}
