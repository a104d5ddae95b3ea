import assert from 'node:assert/strict';
import type {SessionTokens} from '@clube/domain';
import {callApi, givenNewPintor, logInByApi} from '../support/api';
import {ADMINISTRADOR, PINTOR, REVENDA} from '../support/people';
import {CALLS, CPF} from './calls';
import {FIELDS} from './fields';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a path of a response, such as `reviews.0.Parceiro`; fails if it is no object. */
function objectAt(answer: unknown, place: string): Json {
  const value = place
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), answer);
  assert.ok(isJson(value), `${place || 'the answer'}: ${JSON.stringify(answer).slice(0, 300)}`);
  return value;
}

/** A painter's session, a reporting one, or none. */
async function sessions(): Promise<Record<'pintor' | 'relatorio', SessionTokens>> {
  const body = {cnpj: REVENDA.cnpj, senha: REVENDA.senha};
  const {token} = await callApi<{token: string}>('POST', '/api/sessoes/usuario/relatorio', {body});
  return {pintor: {loja: await logInByApi(PINTOR.cpf, PINTOR.senha)}, relatorio: {relatorio: token}};
}

describe('the calls of the storefront’s document, from outside', function () {
  this.timeout(120_000);
  let tokens: Awaited<ReturnType<typeof sessions>>;
  before(async () => {
    tokens = await sessions();
  });

  for (const {
    call: [method, path, body],
    as,
    has,
  } of CALLS)
    it(`${method} ${path} answers what it names`, async () => {
      const answer = await callApi<unknown>(method, path, {...(as && {tokens: tokens[as]}), ...(body && {body})});
      for (const [place, fields] of Object.entries(has)) {
        const found = Object.keys(objectAt(answer, place));
        const missing = fields.filter(field => !found.includes(field));
        assert.deepEqual(missing, [], `${place} has ${found.join(', ')}`);
      }
    });

  it('a login answers the session and its painter', async () => {
    const body = {cpf: CPF, senha: PINTOR.senha};
    const answer = await callApi<unknown>('POST', '/api/sessoes/parceiro', {body});
    const found = Object.keys(objectAt(answer, 'parceiro'));
    assert.deepEqual(
      FIELDS.parceiro.filter(field => !found.includes(field)),
      [],
    );
    assert.equal(typeof objectAt(answer, '')['token'], 'string');
  });

  it('the codes of a painter are an array, and another’s are nowhere', async () => {
    const {id} = await callApi<{id: number}>('GET', '/api/sessoes/parceiro/info', {tokens: tokens.pintor});
    const codes = await callApi<unknown>('GET', `/api/pontuacoes/codigo/${id}`, {tokens: tokens.pintor});
    assert.ok(Array.isArray(codes));
    assert.deepEqual(
      Object.keys(objectAt(codes, '0')).filter(name => ['pontos', 'data', 'detalhes'].includes(name)).length,
      3,
    );
    assert.equal(typeof objectAt(codes, '0.detalhes')['codigo'], 'string');
    await callApi('GET', `/api/pontuacoes/codigo/${id + 1}`, {tokens: tokens.pintor, status: 404});
  });

  it('reviews are signed by who wrote them', async () => {
    const {premios} = await callApi<{premios: {id: number}[]}>('GET', '/api/premios?ativo=1');
    for (const {id} of premios) {
      const answer = await callApi<{reviews: unknown[]}>('GET', `/api/avaliacoes_premio?idPremio=${id}`);
      if (answer.reviews.length === 0) continue;
      const found = Object.keys(objectAt(answer, 'reviews.0'));
      assert.deepEqual(
        FIELDS.avaliacao.filter(field => !found.includes(field)),
        [],
      );
      assert.deepEqual(Object.keys(objectAt(answer, 'reviews.0.Parceiro')).sort(), ['foto', 'nome']);
      return;
    }
    assert.fail('No prize has a review');
  });

  it('who has not accepted the rules reads the info, accepts and leaves, and looks at the store like anybody', async () => {
    const {token} = await givenNewPintor({aceitouRegulamento: false});
    const session = {tokens: {loja: token}};
    await callApi('GET', '/api/sessoes/parceiro/info', session);
    await callApi('GET', '/api/premios?ativo=1', session);
    for (const path of ['/api/resgates', '/api/favoritos', '/api/banners/intervalo', '/api/privacidade'])
      await callApi('GET', path, {...session, status: 403});
    await callApi('PUT', '/api/parceiros', {...session, body: {nome: 'Outro Nome'}, status: 403});
    await callApi('PUT', '/api/parceiros', {...session, body: {aceitouRegulamento: 1}});
    await callApi('GET', '/api/resgates', session);
    await callApi('POST', '/api/sessoes/sair', session);
    await callApi('GET', '/api/sessoes/parceiro/info', {...session, status: 401});
  });

  it('a session that is over is a visitor’s on what is public, and 401 elsewhere', async () => {
    const over = {tokens: {loja: 'nada'}};
    for (const path of ['/api/premios?ativo=1', '/api/tags', '/api/revendas', '/api/avaliacoes_premio?idPremio=1'])
      await callApi('GET', path, over);
    for (const path of ['/api/resgates', '/api/pontuacoes', '/api/produtos', '/api/cluster'])
      await callApi('GET', path, {...over, status: 401});
    // A staff session has no permissions in the storefront.
    const body = {cpf: ADMINISTRADOR.cpf.replace(/\D/g, ''), senha: ADMINISTRADOR.senha};
    const {token} = await callApi<{token: string}>('POST', '/api/sessoes/usuario', {body});
    await callApi('GET', '/api/sessoes/parceiro/info', {tokens: {painel: token}, status: 401});
  });
});
