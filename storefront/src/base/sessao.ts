import {assinarSessoes, client, guardarSessao, lerSessao, textoSessao} from '@clube/api-client';
import {useMemo, useSyncExternalStore} from 'react';
import {naoLembrarDestino} from './destino';
import {esquecerFila} from './fila-guardada';
import {guardavel, type PintorGuardado} from './pintor-guardado';

const assinar = (ouvinte: () => void): (() => void) => assinarSessoes(ouvinte);
const retrato = (): string | null => textoSessao('loja');

/** The painter who is logged in on this device, or undefined; follows logins and logouts in other tabs. */
export function usePintor(): PintorGuardado | undefined {
  const texto = useSyncExternalStore(assinar, retrato);
  return useMemo(() => (texto ? lerSessao<PintorGuardado>('loja')?.dono : undefined), [texto]);
}

/** The same, asked once: at this moment, whatever a screen shows. */
export const pintorAgora = (): PintorGuardado | undefined => lerSessao<PintorGuardado>('loja')?.dono;

/** Logs in with CPF (digits) and password and keeps the session. */
export async function entrar(cpf: string, senha: string): Promise<PintorGuardado> {
  const {token, parceiro} = await client.post('/api/sessoes/parceiro', {body: {cpf, senha}});
  guardarSessao('loja', {token, dono: guardavel(parceiro)});
  return parceiro;
}

/** Replaces what is kept about the painter after a change of the own record. */
export function atualizarPintor(mudancas: Partial<PintorGuardado>): void {
  const sessao = lerSessao<PintorGuardado>('loja');
  if (sessao) guardarSessao('loja', {...sessao, dono: guardavel({...sessao.dono, ...mudancas})});
}

/** What the root is told after a logout, since nothing else outlives it. */
export const DESPEDIDA = {ateMais: true} as const;

/** Ends the session on the server, clears this device and reloads the root. */
export async function sair(): Promise<void> {
  try {
    await client.post('/api/sessoes/sair');
  } catch {
    // Leaving has to work without a connection too; the token then expires by itself.
  }
  await esquecerFila();
  naoLembrarDestino();
  // Nobody is told: the page is about to be loaded anew, and must not show the entrance as a detour meanwhile.
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState({usr: DESPEDIDA}, '', '/');
  window.location.reload();
}
