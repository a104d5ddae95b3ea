import {
  AcompanharResgateService,
  AlterarPerfilService,
  CancelarResgateService,
  DesfazerService,
  EnviarService,
  Kernel,
  NiveisService,
  PerfilService,
  PontosService,
  PontuarService,
  PremioService,
  ReprovarService,
  ResgatarService,
  UsuarioRelatorioService,
  UsuarioService,
  systemContext,
  withContext,
  type Ator,
  type ClubeApplication,
  type Crud,
  type Resposta,
} from '@clube/backend';
import type {Permissao} from '@clube/domain';

/** The services that demo data is made with: the same ones that answer the API. */
export async function abrirMundo(app: ClubeApplication) {
  const get = <T>(service: abstract new (...args: never[]) => T): Promise<T> => app.get<T>(`services.${service.name}`);
  return {
    app,
    db: app.db,
    config: await app.get(Kernel.CONFIG),
    crud: await app.get<Crud>('kernel.crud'),
    usuarios: await get(UsuarioService),
    relatorios: await get(UsuarioRelatorioService),
    premios: await get(PremioService),
    perfis: await get(AlterarPerfilService),
    acessos: await get(PerfilService),
    niveis: await get(NiveisService),
    pontos: await get(PontosService),
    envios: await get(EnviarService),
    pontuar: await get(PontuarService),
    reprovar: await get(ReprovarService),
    desfazer: await get(DesfazerService),
    resgatar: await get(ResgatarService),
    cancelar: await get(CancelarResgateService),
    acompanhar: await get(AcompanharResgateService),
  };
}

export type Mundo = Awaited<ReturnType<typeof abrirMundo>>;

const SESSAO = 'demonstracao';

/** Does something as somebody at a given moment. */
export const como = <T>(momento: Date, ator: Ator, work: () => Promise<T>, pagina?: string): Promise<T> =>
  withContext({...systemContext(momento, SESSAO), ator, ...(pagina ? {pagina} : {})}, work);

export const SISTEMA: Ator = {tipo: 'sistema'};

/** A staff user as the one who acts. */
export const daEquipe = (usuario: {id: number; nome: string; permissao: Permissao}): Ator => ({
  tipo: 'painel',
  id: usuario.id,
  nome: usuario.nome,
  permissao: usuario.permissao,
  sessao: SESSAO,
});

/** A painter as the one who acts. */
export const doPintor = ({id, nome}: {id: number; nome: string}, aceitouRegulamento = true): Ator => ({
  tipo: 'loja',
  id,
  nome,
  aceitouRegulamento,
  sessao: SESSAO,
});

/** The answer of a call that takes an idempotency key; throws when it is a refusal. */
export async function aceita<T>(answer: Promise<Resposta>): Promise<T> {
  const {body, status = 200} = await answer;
  if (status >= 400 || !body || !('value' in body)) throw new Error(`refused (${status}): ${JSON.stringify(body)}`);
  return body.value as T;
}
