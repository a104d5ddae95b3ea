import assert from 'node:assert/strict';
import {formatarTokens, type TokensSessao} from '@clube/domain';
import {demoUrl} from './server';
import {cpfNovo} from './unicos';

export const SENHA_NOVA = 'Pincel#2026';

interface Chamada {
  tokens?: TokensSessao;
  corpo?: object;
  status?: number;
}

/** A call beside the browser: what another device of the same person does, or what a journey only needs to be there. */
export async function chamar<T>(
  metodo: string,
  caminho: string,
  {tokens = {}, corpo, status = 200}: Chamada = {},
): Promise<T> {
  const forma = corpo instanceof FormData;
  const response = await fetch((await demoUrl()) + caminho, {
    method: metodo,
    headers: {
      Authorization: formatarTokens(tokens),
      'X-Pagina': tokens.painel ? '/painel' : '/home',
      ...(corpo && !forma ? {'Content-Type': 'application/json'} : {}),
    },
    body: forma ? corpo : corpo && JSON.stringify(corpo),
  });
  const text = await response.text();
  assert.equal(response.status, status, `${metodo} ${caminho}: ${text}`);
  return JSON.parse(text) as T;
}

export async function entrarPelaApi(cpf: string, senha = SENHA_NOVA): Promise<string> {
  const corpo = {cpf: cpf.replace(/\D/g, ''), senha};
  return (await chamar<{token: string}>('POST', '/api/sessoes/parceiro', {corpo})).token;
}

export interface PintorNovo {
  cpf: string;
  nome: string;
  token: string;
}

/** Somebody who has just signed up. */
export async function givenPintorNovo({aceitouRegulamento}: {aceitouRegulamento: boolean}): Promise<PintorNovo> {
  const cpf = cpfNovo();
  const nome = `Joana Prates ${cpf.slice(4, 9)}`;
  const corpo = {
    nome,
    cpf,
    celular: '11988887777',
    email: `joana.${cpf}@example.com`,
    dataNascimento: '20/04/1985',
    senha: SENHA_NOVA,
    endRua: 'Avenida Paulista',
    endNumero: '1578',
    endBairro: 'Bela Vista',
    endCidade: 'São Paulo',
    endEstado: 'SP',
    endCep: '01310100',
    concordaTermos: 1,
  };
  await chamar('POST', '/api/parceiros', {corpo, status: 201});
  const token = await entrarPelaApi(cpf);
  if (aceitouRegulamento)
    await chamar('PUT', '/api/parceiros', {tokens: {loja: token}, corpo: {aceitouRegulamento: 1}});
  return {cpf, nome, token};
}
