import type {Permissao, TipoSessao} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {hashPassword} from '../../kernel/security/passwords';
import type {TestApp} from './app';
import type {Client} from './client';
import {givenPontos} from './points';
import {insert} from './rows';
import {nextCnpj, nextCpf, nextNumber} from './valid';

export const SENHA_PINTOR = 'Tinta#2026';
export const SENHA_PAINEL = 'Painel#2026teste';

interface Pessoa {
  id: number;
  nome: string;
  email: string;
  /** Of a session that is open. */
  token: string;
  /** Calls in that session, from a page of its face. */
  api: Client;
}

export interface PintorDado extends Pessoa {
  cpf: string;
  idIndicacao: string;
}

/** Any column of the table, besides the points to start with and whether there is a password to enter with. */
export type NovoPintor = Record<string, unknown> & {saldo?: number; senha?: string};

/** A painter who accepted the rules, has a complete address and an open session. */
export async function givenPintor(t: TestApp, {saldo = 0, senha, ...columns}: NovoPintor = {}): Promise<PintorDado> {
  const n = nextNumber();
  const pintor = await insert<Omit<PintorDado, 'token' | 'api'>>(t, 'pintor', {
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
    emailConfirmadoEm: t.clock.agora,
    criadoEm: t.clock.agora,
    ...columns,
  });
  await insert(t, 'conta', {pintorId: pintor.id});
  if (saldo > 0) await givenPontos(t, pintor.id, saldo);
  return {...pintor, ...(await enter(t, 'loja', pintor.id, senha))};
}

export interface UsuarioDado extends Pessoa {
  cpf: string;
  permissao: Permissao;
}

/** A staff user with an open session. */
export async function givenUsuario(
  t: TestApp,
  permissao: Permissao,
  {senha, ...columns}: Record<string, unknown> & {senha?: string} = {},
): Promise<UsuarioDado> {
  const n = nextNumber();
  const usuario = await insert<Omit<UsuarioDado, 'token' | 'api'>>(t, 'usuario', {
    nome: `Usuária Número ${n}`,
    cpf: nextCpf(),
    email: `usuario${n}@exemplo.com.br`,
    permissao,
    ...columns,
  });
  return {...usuario, ...(await enter(t, 'painel', usuario.id, senha))};
}

export interface RelatorioDado extends Pessoa {
  cnpj: string;
  cnpjRaiz: string;
}

/** A reporting user of one CNPJ root with an open session. */
export async function givenRelatorio(
  t: TestApp,
  {senha, ...columns}: Record<string, unknown> & {senha?: string} = {},
): Promise<RelatorioDado> {
  const n = nextNumber();
  const usuario = await insert<Omit<RelatorioDado, 'token' | 'api'>>(t, 'usuario_relatorio', {
    nome: `Rede Número ${n}`,
    cnpj: nextCnpj(),
    email: `rede${n}@exemplo.com.br`,
    ...columns,
  });
  return {...usuario, ...(await enter(t, 'relatorio', usuario.id, senha))};
}

/** Another open session of the same person. */
export async function givenSessao(t: TestApp, tipo: TipoSessao, id: number): Promise<string> {
  const sessions = await t.app.get(Kernel.SESSIONS);
  return t.run(() => sessions.create(tipo, id));
}

async function enter(t: TestApp, tipo: TipoSessao, id: number, senha?: string) {
  if (senha)
    await insert(t, 'credencial', {
      tipoSessao: tipo,
      sujeitoId: id,
      senhaHash: await hashPassword(senha),
      alteradaEm: t.clock.agora,
    });
  const token = await givenSessao(t, tipo, id);
  const como = {loja: t.comoPintor, painel: t.comoPainel, relatorio: t.comoRelatorio}[tipo];
  return {token, api: como(token)};
}
