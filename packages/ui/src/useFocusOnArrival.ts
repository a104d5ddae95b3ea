import {useEffect, useRef} from 'react';

/** Moves the focus to the page's `main` after a navigation, unless the new screen has moved it inside by itself. */
export function useFocusOnArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (!main || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({preventScroll: true});
  }, [pathname]);
}
