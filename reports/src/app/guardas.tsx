import {Carregando} from '@clube/ui';
import {Navigate, Outlet} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {useRevenda} from '../base/sessao';

/** For logged-in resellers only; everybody else is sent to the login page. */
export function SoRevenda() {
  return useRevenda() ? <Outlet /> : <Navigate to={CAMINHOS.entrada} replace />;
}

/** For visitors only: who is logged in has no business on the login page. */
export function SoVisitante() {
  return useRevenda() ? <Navigate to={CAMINHOS.dashboard} replace /> : <Outlet />;
}

/** The grey preview of a screen whose file is on its way. */
export function Espera() {
  return (
    <main style={{maxWidth: 1152, margin: '0 auto', padding: '32px 16px'}}>
      <Carregando linhas={6} />
    </main>
  );
}
