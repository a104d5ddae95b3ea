import {Carregando, Falha} from '@clube/ui';
import {mensagemDe} from '@clube/api-client';
import {lazy, Suspense, useState} from 'react';
import {Navigate, Outlet, useLocation} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {destinoAposEntrar, lembrarDestino} from '../base/destino';
import {useInfo} from '../base/info';
import {usePintor} from '../base/sessao';
import {ligado} from '../base/tipos';

const AceiteRegulamento = lazy(() => import('../features/regulamento/AceiteRegulamento'));

/** For members only, and only once they have accepted the rules: until then nothing else may be read. */
export function SoPintor() {
  const pintor = usePintor();
  const {data: info, error, refetch} = useInfo();
  if (!pintor) return <ParaAEntrada />;
  if (error && !info) return <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />;
  if (!info) return <EsperaPagina />;
  if (!ligado(info.profile.aceitouRegulamento))
    return (
      <Suspense fallback={<EsperaPagina />}>
        <AceiteRegulamento />
      </Suspense>
    );
  return <Outlet />;
}

function ParaAEntrada() {
  const {pathname, search} = useLocation();
  lembrarDestino(pathname + search);
  return <Navigate to={CAMINHOS.raiz} replace />;
}

/** For visitors only: a member is sent on, to where the visit was going or home. */
export function SoVisitante() {
  return usePintor() ? <ParaDentro /> : <Outlet />;
}

function ParaDentro() {
  const [destino] = useState(destinoAposEntrar);
  return <Navigate to={destino} replace />;
}

/** The grey preview of a screen whose file or data is on its way. */
export function EsperaPagina() {
  return (
    <div style={{maxWidth: 1152, margin: '0 auto', padding: '32px 16px'}}>
      <Carregando linhas={6} />
    </div>
  );
}
