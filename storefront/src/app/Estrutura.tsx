import {useEffect, useRef} from 'react';
import {Outlet, ScrollRestoration, useLocation} from 'react-router-dom';
import {usePintor} from '../base/sessao';
import {BarraInferior} from '../components/BarraInferior';
import {Cabecalho} from '../components/Cabecalho';
import {Rodape} from '../components/Rodape';
import estilos from './Estrutura.module.css';

/** After a navigation the reader starts at the new contents, not where the old link was. */
function useFocoNaChegada() {
  const ref = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const anterior = useRef(pathname);
  useEffect(() => {
    if (anterior.current === pathname) return;
    anterior.current = pathname;
    ref.current?.focus({preventScroll: true});
  }, [pathname]);
  return ref;
}

/** Header, contents, footer, and the bar at the bottom of a phone. */
export function Estrutura() {
  const logado = usePintor() !== undefined;
  const conteudo = useFocoNaChegada();
  return (
    <div className={estilos.estrutura}>
      <a className={estilos.pular} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Cabecalho />
      <main id="conteudo" ref={conteudo} tabIndex={-1} className={estilos.conteudo}>
        <Outlet />
      </main>
      <Rodape comBarra={logado} />
      {logado && <BarraInferior />}
      <ScrollRestoration />
    </div>
  );
}
