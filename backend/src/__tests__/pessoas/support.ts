import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {ERASE} from '../../modules/privacidade/erasure.service';
import {EmailConfirmationService} from '../../modules/pintores';
import {givenVenda, type Scenario} from '../notas/support';
import {cadastroData, PASSWORD} from '../pintores/support';
import {givenApp, givenSession, type AnswerBody, type GivenUsuario, type TestApp} from '../support';
import type {Client} from '../support/client';

/** A painter who signed up by the form and accepted the rules. */
export interface Member {
  id: number;
  cpf: string;
  email: string;
  celular: string;
  api: Client;
}

type SignedUp = AnswerBody & {parceiro: {id: number; cpf: string}};

/** An application without the usual limit of sign-ups per IP address. */
export const givenOpenApp = (more: Parameters<typeof givenApp>[0] = {}): Promise<TestApp> =>
  givenApp({jobs: true, ...more, env: {CADASTROS_POR_HORA: '9999', CADASTROS_POR_DIA: '9999', ...more.env}});

let telephones = 0;
export const nextCelular = (): string => `1196${String(1_000_000 + telephones++)}`;

let addresses = 0;
/** Signs up from a new IP address, as look-ups are counted by address. */
export function sendCadastro(t: TestApp, changes: Record<string, unknown> = {}) {
  const data = cadastroData({celular: nextCelular(), ...changes});
  const from = `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
  return t.anonymous.call<SignedUp>('POST', '/api/parceiros', data, {address: from});
}

export async function signUp(t: TestApp, changes: Record<string, unknown> = {}): Promise<Member> {
  const {status, text, body} = await sendCadastro(t, changes);
  assert.equal(status, 201, text);
  const {id, cpf} = body.parceiro;
  await t.db.query(sql`UPDATE pintor SET aceitou_regulamento = true, aceitou_privacidade = true,
    versao_regulamento = 99, versao_privacidade = 99 WHERE id = ${id}`);
  const row = await t.db.one(
    sql<{email: string | null; celular: string}>`SELECT email, celular FROM pintor WHERE id = ${id}`,
  );
  const api = t.asPintor(await givenSession(t, 'loja', id));
  return {id, cpf, email: row?.email ?? '', celular: row?.celular ?? '', api};
}

/** Confirms the address by the link in the e-mail. */
export async function confirmEmail(t: TestApp, {id, email}: Member): Promise<void> {
  const confirmations = await t.app.get<EmailConfirmationService>('services.EmailConfirmationService');
  const token = await t.run(() => confirmations.newToken(id, email));
  const {status, text} = await t.anonymous.post('/api/sessoes/parceiro/confirmar-email', {token});
  assert.equal(status, 200, text);
}

export async function erase(t: TestApp, {id, api}: Pick<Member, 'id' | 'api'>): Promise<void> {
  const {status, body} = await api.post('/api/privacidade/apagar', {senha: PASSWORD, ciente: 1});
  assert.equal(status, 200, body.erro);
  const request = await t.db.one(
    sql<{id: number}>`SELECT id FROM pedido_privacidade WHERE pintor_id = ${id} AND tipo = 'eliminacao'`,
  );
  await t.app.jobs.runNow(ERASE, {pedidoId: request?.id});
}

export const accountOf = ({db}: TestApp, pintorId: number) =>
  db.one(sql<{saldo: number; divida: number}>`SELECT saldo, divida FROM conta WHERE pintor_id = ${pintorId}`);

/** Scores a receipt of two units; returns its id. */
export async function score(
  t: TestApp,
  staff: GivenUsuario,
  scenario: Scenario,
  codigoPromocional?: string,
): Promise<number> {
  const {nota, venda} = await givenVenda(t, scenario);
  const {status, text} = await staff.api.post('/api/pontuacoes/pontuar', {venda: {...venda, codigoPromocional}});
  assert.equal(status, 200, text);
  return nota.id;
}

export async function cancelScore(staff: GivenUsuario, notaId: number): Promise<void> {
  const {status, text} = await staff.api.post('/api/pontuacoes/cancelar', {identificador: notaId});
  assert.equal(status, 200, text);
}

export async function redeem({api}: Member, codigoPremio: string, qtde = 1): Promise<number> {
  const {status, body, text} = await api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
    codigoPremio,
    qtde,
  });
  assert.equal(status, 200, text);
  return body.resgate.id;
}

export interface Link {
  anterior: number;
  por: string;
}
export const linksOf = ({db}: TestApp, pintorId: number): Promise<Link[]> =>
  db.query(
    sql<Link>`SELECT anterior_id AS anterior, por FROM participacao_anterior WHERE pintor_id = ${pintorId} ORDER BY 1, 2`,
  );
