import {useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';

const CHAVE = 'clube.painel.menu';
/** Below this width the menu lies over the page instead of beside it. */
const NARROW = '(width < 640px)';
/** Below this width the contract folds the menu whatever was chosen. */
const FOLDED = '(width < 400px)';

function aberturaInicial(): boolean {
  if (window.matchMedia(FOLDED).matches || window.matchMedia(NARROW).matches) return false;
  return localStorage.getItem(CHAVE) !== 'recolhido';
}

/** Whether the menu is unfolded. On a desk the choice is kept; on a phone every change of screen folds it. */
export function useMenuAberto(): [aberto: boolean, alternar: () => void] {
  const [aberto, setAberto] = useState(aberturaInicial);
  const {pathname} = useLocation();
  useEffect(() => {
    const largura = window.matchMedia(NARROW);
    const ajustar = (): void => setAberto(aberturaInicial());
    largura.addEventListener('change', ajustar);
    return () => largura.removeEventListener('change', ajustar);
  }, []);
  useEffect(() => {
    if (window.matchMedia(NARROW).matches) setAberto(false);
  }, [pathname]);
  const alternar = (): void => {
    if (!window.matchMedia(NARROW).matches) localStorage.setItem(CHAVE, aberto ? 'recolhido' : 'aberto');
    setAberto(!aberto);
  };
  return [aberto, alternar];
}
