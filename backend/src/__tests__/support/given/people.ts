import type {Permissao, SessionKind} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {hashPassword} from '../../../kernel/security/passwords';
import {tokenHash} from '../../../kernel/security/token-hash';
import type {TestApp} from '../app';
import type {Client} from '../client';
import {givenPontos} from './points';
import {insert} from './rows';
import {nextCnpj, nextCpf, nextNumber} from './valid';

export const PINTOR_PASSWORD = 'Tinta#2026';
export const PAINEL_PASSWORD = 'Painel#2026teste';

const NEVER = new Date('9000-01-01T00:00:00Z');

interface Person {
  id: number;
  nome: string;
  email: string;
  /** Token of an open session. */
  token: string;
  /** A client with that session, on a page of its app. */
  api: Client;
}

export interface GivenPintor extends Person {
  cpf: string;
  idIndicacao: string;
}

/** Columns of the table, plus the initial balance and a password, without which the painter cannot log in. */
export type NewPintor = Record<string, unknown> & {saldo?: number; senha?: string};

/** Creates a painter who accepted the rules and has a complete address and an open session. */
export async function givenPintor(t: TestApp, {saldo = 0, senha, ...columns}: NewPintor = {}): Promise<GivenPintor> {
  const n = nextNumber();
  const pintor = await insert<Omit<GivenPintor, 'token' | 'api'>>(t, 'pintor', {
    cpf: nextCpf(),
    nome: `Pintor Número ${n}`,
    dataNascimento: '1985-04-20',
    email: `pintor${n}@exemplo.com.br`,
    celular: `119${String(80_000_000 + n)}`,
    endRua: 'Rua das Tintas',
    endNumero: String(n),
    endBairro: 'Centro',
    endCidade: 'São Paulo',
    endEstado: 'SP',
    endCep: '01001000',
    aceitouRegulamento: true,
    aceitouPrivacidade: true,
    verTutorial: false,
    idIndicacao: `TESTE${n}`,
    emailConfirmadoEm: t.clock.now,
    criadoEm: t.clock.now,
    ...columns,
  });
  await insert(t, 'conta', {pintorId: pintor.id});
  if (saldo > 0) await givenPontos(t, pintor.id, saldo);
  return {...pintor, ...(await enter(t, 'loja', pintor.id, senha))};
}

export interface GivenUsuario extends Person {
  cpf: string;
  permissao: Permissao;
}

/** Creates a staff user with an open session. */
export async function givenUsuario(
  t: TestApp,
  permissao: Permissao,
  {senha, ...columns}: Record<string, unknown> & {senha?: string} = {},
): Promise<GivenUsuario> {
  const n = nextNumber();
  const usuario = await insert<Omit<GivenUsuario, 'token' | 'api'>>(t, 'usuario', {
    nome: `Usuária Número ${n}`,
    cpf: nextCpf(),
    email: `usuario${n}@exemplo.com.br`,
    permissao,
    ...columns,
  });
  return {...usuario, ...(await enter(t, 'painel', usuario.id, senha))};
}

export interface GivenRelatorio extends Person {
  cnpj: string;
  cnpjRaiz: string;
}

/** Creates a reporting user of one CNPJ root with an open session. */
export async function givenRelatorio(
  t: TestApp,
  {senha, ...columns}: Record<string, unknown> & {senha?: string} = {},
): Promise<GivenRelatorio> {
  const n = nextNumber();
  const usuario = await insert<Omit<GivenRelatorio, 'token' | 'api'>>(t, 'usuario_relatorio', {
    nome: `Rede Número ${n}`,
    cnpj: nextCnpj(),
    email: `rede${n}@exemplo.com.br`,
    ...columns,
  });
  return {...usuario, ...(await enter(t, 'relatorio', usuario.id, senha))};
}

/** Creates another open session of the person. */
export async function givenSession(t: TestApp, tipo: SessionKind, id: number): Promise<string> {
  const sessions = await t.app.get(Kernel.SESSIONS);
  return t.run(() => sessions.create(tipo, id));
}

async function enter(t: TestApp, tipo: SessionKind, id: number, senha?: string) {
  if (senha)
    await insert(t, 'credencial', {
      tipoSessao: tipo,
      sujeitoId: id,
      senhaHash: await hashPassword(senha),
      alteradaEm: t.clock.now,
    });
  const token = await givenSession(t, tipo, id);
  // Never expires; otherwise tests that advance the clock would depend on the duration of sessions and of their cache.
  await t.db.query(
    sql`UPDATE sessao SET usada_em = ${NEVER}, expira_em = ${NEVER} WHERE token_hash = ${tokenHash(token)}`,
  );
  const como = {loja: t.asPintor, painel: t.asPainel, relatorio: t.asRelatorio}[tipo];
  return {token, api: como(token)};
}
