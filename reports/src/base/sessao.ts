import {
  assinarSessoes,
  client,
  guardarSessao,
  lerSessao,
  sairDeTudo,
  textoSessao,
  type RespostaDe,
} from '@clube/api-client';
import {useMemo, useSyncExternalStore} from 'react';

/** Who is logged in: one login for each CNPJ root. `cnpj` has 14 characters, without punctuation. */
export type UsuarioRelatorio = RespostaDe<'/api/sessoes/usuario/relatorio', 'POST'>['usuario'];

const assinar = (ouvinte: () => void): (() => void) => assinarSessoes(ouvinte);
const retrato = (): string | null => textoSessao('relatorio');

/** The reseller who is logged in on this device, or undefined; follows logins and logouts in other tabs. */
export function useRevenda(): UsuarioRelatorio | undefined {
  const texto = useSyncExternalStore(assinar, retrato);
  return useMemo(() => (texto ? lerSessao<UsuarioRelatorio>('relatorio')?.dono : undefined), [texto]);
}

/** Logs in with the CNPJ, without punctuation, and the password; keeps the session. */
export async function entrar(cnpj: string, senha: string): Promise<UsuarioRelatorio> {
  const {token, usuario} = await client.post('/api/sessoes/usuario/relatorio', {body: {cnpj, senha}});
  guardarSessao('relatorio', {token, dono: usuario});
  return usuario;
}

/** Ends the sessions on the server and on this device. */
export async function sair(): Promise<void> {
  try {
    await client.post('/api/sessoes/sair');
  } catch {
    // Leaving has to work without a connection too; the token then expires by itself.
  }
  sairDeTudo();
}
