import {
  client,
  assinarSessoes,
  esquecerTudo,
  guardarSessao,
  lerSessao,
  textoSessao,
  type RespostaDe,
} from '@clube/api-client';
import type {SessaoChamada} from '@clube/domain';
import {useMemo, useSyncExternalStore} from 'react';
import {apagarRascunhos} from './rascunhos';

type Login = RespostaDe<'/api/sessoes/usuario', 'POST'>;
export type Usuario = Login['usuario'];

/** The owner of the panel's session; the networks that anti-fraud has flagged are kept with it. */
export type DonoPainel = Usuario & Pick<Login, 'redesAntifraude'>;

export function usuarioAtual(): DonoPainel | undefined {
  return lerSessao<DonoPainel>('painel')?.dono;
}

/** The session as the permission table wants it. */
export function sessaoChamada(): SessaoChamada | undefined {
  const usuario = usuarioAtual();
  return usuario && {tipo: 'painel', permissao: usuario.permissao};
}

export function useSessao(): DonoPainel | undefined {
  const texto = useSyncExternalStore(assinarSessoes, () => textoSessao('painel'));
  return useMemo(() => (texto ? usuarioAtual() : undefined), [texto]);
}

/** The user behind a screen that is only shown to one. */
export function useUsuario(): DonoPainel {
  const usuario = useSessao();
  if (!usuario) throw new Error('a private screen was drawn without a session');
  return usuario;
}

let saindo = false;
/** Whether the session that is gone was ended by its owner. */
export const saiuPorQuerer = (): boolean => saindo;

/** Logs in; `cpf` has digits only. Throws ApiErro with the server's sentence. */
export async function entrar(cpf: string, senha: string): Promise<Usuario> {
  const {token, usuario, redesAntifraude} = await client.post('/api/sessoes/usuario', {body: {cpf, senha}});
  saindo = false;
  guardarSessao<DonoPainel>('painel', {token, dono: {...usuario, redesAntifraude}});
  return usuario;
}

/** Ends the session here and, if it can be reached, on the server. */
export async function sair(): Promise<void> {
  saindo = true;
  try {
    await client.post('/api/sessoes/sair');
  } catch {
    // Leaving has to work without the server as well; the token dies of age.
  }
  apagarRascunhos();
  esquecerTudo();
}

/** Keeps the name that the profile was changed to. */
export function renomear(nome: string): void {
  const sessao = lerSessao<DonoPainel>('painel');
  if (sessao) guardarSessao('painel', {...sessao, dono: {...sessao.dono, nome}});
}
