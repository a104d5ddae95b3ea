import {useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import {RESOURCES} from '../resources';

const CHAVE = 'clube.painel.menu';
/** Screens on which every pixel counts: below this width the menu begins folded there. */
const WIDE = RESOURCES.flatMap(({screens}) => screens.filter(({wide}) => wide).map(({path}) => addressOf(path)));
const ESTREITA_PARA_A_MESA = '(width < 1400px)';
/** So do the columns of every list below this one: a tablet, or a laptop at twice the size. */
const ESTREITA_PARA_TODAS = '(width < 960px)';
/** Below this width the menu lies over the page instead of beside it. */
const NARROW = '(width < 640px)';
/** Below this width the contract folds the menu whatever was chosen. */
const FOLDED = '(width < 400px)';

const apertada = (pathname: string): boolean =>
  window.matchMedia(WIDE.includes(pathname) ? ESTREITA_PARA_A_MESA : ESTREITA_PARA_TODAS).matches;
const chaveDe = (pathname: string): string => (apertada(pathname) ? `${CHAVE}.mesa` : CHAVE);

function aberturaInicial(pathname: string): boolean {
  if (window.matchMedia(FOLDED).matches || window.matchMedia(NARROW).matches) return false;
  return (localStorage.getItem(chaveDe(pathname)) ?? (apertada(pathname) ? 'recolhido' : 'aberto')) === 'aberto';
}

/** Whether the menu is unfolded. On a desk the choice is kept; on a phone every change of screen folds it. */
export function useMenuAberto(): [aberto: boolean, alternar: () => void] {
  const {pathname} = useLocation();
  const [aberto, setAberto] = useState(() => aberturaInicial(pathname));
  useEffect(() => {
    const larguras = [NARROW, ESTREITA_PARA_A_MESA, ESTREITA_PARA_TODAS].map(cada => window.matchMedia(cada));
    const ajustar = (): void => setAberto(aberturaInicial(pathname));
    ajustar();
    larguras.forEach(largura => largura.addEventListener('change', ajustar));
    return () => larguras.forEach(largura => largura.removeEventListener('change', ajustar));
  }, [pathname]);
  const alternar = (): void => {
    if (!window.matchMedia(NARROW).matches) localStorage.setItem(chaveDe(pathname), aberto ? 'recolhido' : 'aberto');
    setAberto(!aberto);
  };
  return [aberto, alternar];
}
