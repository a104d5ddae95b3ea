import assert from 'node:assert/strict';
import {formatTokens, type SessionTokens} from '@clube/domain';
import {demoUrl} from '../demo/server';
import {newCpf, newNumber} from './unique';

export const NEW_PASSWORD = 'Pincel#2026';

interface CallOptions {
  tokens?: SessionTokens;
  body?: object;
  status?: number;
}

/** An API request outside the browser: an action on another device, or the setup of test data. */
export async function callApi<T>(
  method: string,
  path: string,
  {tokens = {}, body, status = 200}: CallOptions = {},
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch((await demoUrl()) + path, {
    method,
    headers: {
      Authorization: formatTokens(tokens),
      'X-Pagina': tokens.painel ? '/painel' : '/home',
      ...(body && !isForm ? {'Content-Type': 'application/json'} : {}),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const text = await response.text();
  assert.equal(response.status, status, `${method} ${path}: ${text}`);
  return JSON.parse(text) as T;
}

export async function logInByApi(cpf: string, senha = NEW_PASSWORD): Promise<string> {
  const body = {cpf: cpf.replace(/\D/g, ''), senha};
  return (await callApi<{token: string}>('POST', '/api/sessoes/parceiro', {body})).token;
}

export interface NewPintor {
  cpf: string;
  nome: string;
  token: string;
}

/** A white picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** Accepts the rules, marks the tutorial as seen and uploads a photo, so that the first screen opens directly. */
async function settleIn(token: string): Promise<void> {
  const tokens = {loja: token};
  await callApi('PUT', '/api/parceiros', {tokens, body: {aceitouRegulamento: 1}});
  await callApi('PUT', '/api/parceiros', {tokens, body: {verTutorial: 0}});
  const body = new FormData();
  body.append('arquivo', new Blob([Uint8Array.from(Buffer.from(PNG, 'base64'))], {type: 'image/png'}), 'eu.png');
  await callApi('POST', '/api/upload/parceiro_foto', {tokens, body});
}

const SMART = {cpf: '52998224725', senha: 'Painel#2026demo'};

/** The session of a Smart. */
export const staffByApi = async (): Promise<SessionTokens> => ({
  painel: (await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body: SMART})).token,
});

/** Creates a registration code for one use with this number of points. */
async function givenCodigo(pontos: number): Promise<string> {
  const codigo = `J${newNumber()}`;
  const body = {codigo, pontos, usos: 1};
  await callApi('POST', '/api/codigos-cadastro', {tokens: await staffByApi(), body, status: 201});
  return codigo;
}

/**
 * Signs up a new painter; optionally accepts the rules and completes the first visit. `pontos`: exactly this balance, from a
 * registration code; 10,000 at most.
 */
export async function givenNewPintor({
  aceitouRegulamento,
  pontos = 0,
}: {
  aceitouRegulamento: boolean;
  pontos?: number;
}): Promise<NewPintor> {
  const cpf = newCpf();
  const nome = `Joana Prates ${cpf.slice(4, 9)}`;
  const body = {
    nome,
    cpf,
    celular: '11988887777',
    email: `joana.${cpf}@example.com`,
    dataNascimento: '20/04/1985',
    senha: NEW_PASSWORD,
    endRua: 'Avenida Paulista',
    endNumero: '1578',
    endBairro: 'Bela Vista',
    endCidade: 'São Paulo',
    endEstado: 'SP',
    endCep: '01310100',
    concordaTermos: 1,
    ...(pontos > 0 && {codigo_cadastro: await givenCodigo(pontos)}),
  };
  await callApi('POST', '/api/parceiros', {body, status: 201});
  const token = await logInByApi(cpf);
  if (aceitouRegulamento) await settleIn(token);
  return {cpf, nome, token};
}
