import assert from 'node:assert/strict';
import {allows, ROUTES, type CallSession, type SessionTokens} from '@clube/domain';
import {
  givenApp,
  givenPintor,
  givenRelatorio,
  givenSession,
  givenUsuario,
  nextNumber,
  type Answer,
  type AnswerBody,
  type TestApp,
} from '../../support';

interface Caller {
  name: string;
  sessao?: CallSession;
  pagina: string;
  tokens(): Promise<SessionTokens>;
}

describe('Who may call what, from outside', () => {
  let t: TestApp;
  let callers: Caller[];

  before(async () => {
    t = await givenApp();
    const pintor = await givenPintor(t);
    const relatorio = await givenRelatorio(t);
    const staff = await Promise.all(([0, 1, 2] as const).map(permissao => givenUsuario(t, permissao)));
    // A new session for every request, as one of the endpoints ends it.
    callers = [
      {name: 'nobody', pagina: '/', tokens: async () => ({})},
      {
        name: 'a painter',
        sessao: {kind: 'loja'},
        pagina: '/home',
        tokens: async () => ({loja: await givenSession(t, 'loja', pintor.id)}),
      },
      ...staff.map(({id, permissao}) => ({
        name: `staff with permission ${permissao}`,
        sessao: {kind: 'painel', permissao} as const,
        pagina: '/painel',
        tokens: async () => ({painel: await givenSession(t, 'painel', id)}),
      })),
      {
        name: 'a reporting user',
        sessao: {kind: 'relatorio'},
        pagina: '/relatorio/dashboard',
        tokens: async () => ({relatorio: await givenSession(t, 'relatorio', relatorio.id)}),
      },
    ];
  });
  after(() => t.stop());

  // Ids that do not exist, so that permitted requests change nothing.
  const address = (path: string) =>
    path
      .replace('{cep}', '00000000')
      .replace('{lista}', 'premios')
      .replace(/\{\w+\}/g, '999999');
  const call = async (
    method: string,
    path: string,
    {tokens, pagina}: Caller,
  ): Promise<Answer<AnswerBody | undefined>> => {
    const api = t.as(await tokens()).with({page: pagina, address: `10.1.${nextNumber() % 250}.${nextNumber() % 250}`});
    const query = path === '/api/pontuacoes' ? `?filtros=${encodeURIComponent('{"cpf":"39053344705"}')}` : '';
    return api.call<AnswerBody | undefined>(method, address(path) + query, method === 'GET' ? undefined : {});
  };

  for (const [method, path, allowed] of ROUTES)
    it(`${method} ${path}`, async () => {
      for (const caller of callers) {
        const {status, body} = await call(method, path, caller);
        const who = `${caller.name}: ${status} ${body?.codigo ?? ''}`;
        if (path === '/api/exportar/{lista}') assert.equal(status, 401, `${who}: without its signature`);
        else if (allows(allowed, caller.sessao))
          assert.ok(!['SESSAO_INVALIDA', 'SEM_PERMISSAO'].includes(body?.codigo ?? ''), who);
        else {
          const sameKind = caller.sessao?.kind === 'painel' && allowed.painel !== undefined;
          assert.equal(status, sameKind ? 403 : 401, who);
          assert.equal(body?.codigo, sameKind ? 'SEM_PERMISSAO' : 'SESSAO_INVALIDA');
        }
      }
    });

  it('opens nothing that is not in the table, to nobody', async () => {
    for (const caller of callers) {
      const api = t.as(await caller.tokens()).with({page: caller.pagina});
      for (const path of ['/api', '/api/', '/api/nada', '/api/premios/1/nada', '/api/usuarios/1', '/api/PREMIOS'])
        assert.equal((await api.get(path)).status, 404, `${caller.name}: ${path}`);
      assert.equal((await api.delete('/api/configuracoes/1')).status, 404);
    }
  });

  it('refuses methods that the product does not have', async () => {
    for (const method of ['OPTIONS', 'PROPFIND', 'PURGE']) {
      const {status} = await t.anonymous.call(method, '/api/premios');
      assert.ok([404, 405].includes(status), `${method}: ${status}`);
    }
  });

  it('answers HEAD as GET without a body', async () => {
    const {status, text} = await t.anonymous.call('HEAD', '/api/premios');
    assert.deepEqual([status, text], [200, '']);
  });
});
