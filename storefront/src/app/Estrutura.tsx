import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {Outlet, ScrollRestoration, useLocation} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {temFilaGuardada} from '../base/fila-guardada';
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

const RetomarEnvio = lazy(() => import('../features/enviar-nota/RetomarEnvio'));

/** Receipts that waited on this device when the app was closed. Only then is anything loaded for it. */
function EnvioParado() {
  const [tem] = useState(temFilaGuardada);
  const {pathname} = useLocation();
  // The screen itself goes on with them, and shows it.
  return (
    tem &&
    pathname !== CAMINHOS.enviarNota && (
      <Suspense>
        <RetomarEnvio />
      </Suspense>
    )
  );
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
      {logado && <EnvioParado />}
    </div>
  );
}
