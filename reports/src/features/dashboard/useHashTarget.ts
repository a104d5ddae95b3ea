import {useEffect} from 'react';
import {useLocation} from 'react-router-dom';

/** Goes to the section that the address names, and takes the focus along, each time that a link to it is followed. */
export function useHashTarget(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    if (!hash) return;
    const heading = document.getElementById(hash.slice(1));
    heading?.focus({preventScroll: true});
    heading?.scrollIntoView();
  }, [hash, key]);
}
