import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import type {Sessions} from '../../../kernel/security/sessions';
import {
  NOW,
  givenApp,
  givenPintor,
  givenRelatorio,
  givenSession,
  givenUsuario,
  type Client,
  type TestApp,
} from '../../support';

describe('Sessions', () => {
  let t: TestApp;
  let sessions: Sessions;

  before(async () => {
    t = await givenApp();
    sessions = await t.app.get(Kernel.SESSIONS);
  });
  after(() => t.stop());
  /** Clients with a session that expires, as after a login; those of `givenPintor` and the others do not. */
  const entered = {
    loja: async () => t.asPintor(await givenSession(t, 'loja', (await givenPintor(t)).id)),
    painel: async () => t.asPainel(await givenSession(t, 'painel', (await givenUsuario(t, 1)).id)),
    relatorio: async () => t.asRelatorio(await givenSession(t, 'relatorio', (await givenRelatorio(t)).id)),
  };
  afterEach(() => {
    t.clock.now = NOW;
    mock.restoreAll();
  });

  /** Advances the monotonic clock, by which caches expire. */
  const passSeconds = (seconds: number) => {
    const now = performance.now.bind(performance);
    mock.method(performance, 'now', () => now() + seconds * 1000);
  };
  const info = '/api/sessoes/parceiro/info';

  describe('choosing among the tokens', () => {
    let tokens: {loja: string; painel: string; relatorio: string};
    before(async () => {
      const [pintor, usuario, relatorio] = [await givenPintor(t), await givenUsuario(t, 1), await givenRelatorio(t)];
      tokens = {loja: pintor.token, painel: usuario.token, relatorio: relatorio.token};
    });

    /** Whether an endpoint for painters and staff treats the request as staff's, which may read a prize's real cost. */
    const asStaff = async (pagina: string | undefined, some: Partial<typeof tokens>) => {
      const {status, body} = await t.as(some).get('/api/premios?custoReal=0', pagina ? {page: pagina} : {});
      return status === 200 ? 'painel' : `loja (${String(body.codigo)})`;
    };

    it('a route that serves several takes the kind from the page', async () => {
      for (const pagina of ['/painel', '/painel/premios', 'https://clube.example/painel?x=1'])
        assert.equal(await asStaff(pagina, tokens), 'painel', pagina);
      for (const pagina of ['/', '/loja', '/painelzinho', 'https://clube.example/loja?volta=/painel'])
        assert.equal(await asStaff(pagina, tokens), 'loja (PEDIDO_INVALIDO)', pagina);
    });

    it('without a page: the only token there is, or else the storefront’s', async () => {
      assert.equal(await asStaff(undefined, {painel: tokens.painel}), 'painel');
      assert.equal(await asStaff(undefined, tokens), 'loja (PEDIDO_INVALIDO)');
    });

    it('the page gives no right that the token does not have', async () => {
      assert.equal(await asStaff('/painel', {loja: tokens.loja}), 'loja (PEDIDO_INVALIDO)');
      // The painter's token in the position of the staff's.
      assert.equal(await asStaff('/painel', {painel: tokens.loja}), 'loja (PEDIDO_INVALIDO)');
      const {status} = await t.as({painel: tokens.loja, loja: tokens.painel}).get('/api/configuracoes');
      assert.equal(status, 401);
    });

    it('a route that serves one kind reads only that token, whatever the page', async () => {
      const api = t.as(tokens);
      assert.equal((await api.get(info, {page: '/painel'})).status, 200);
      assert.notEqual((await api.get('/api/configuracoes', {page: '/loja'})).status, 401);
      assert.equal((await t.as({painel: tokens.painel}).get(info)).status, 401);
    });

    it('takes no header that is not ours for a session', async () => {
      const headers = [`Bearer ${tokens.loja}`, `${tokens.loja}|||`, `||||${tokens.loja}`, '|', 'x', '|'.repeat(5000)];
      for (const Authorization of headers)
        assert.equal((await t.anonymous.get(info, {headers: {Authorization}})).status, 401, Authorization.slice(0, 20));
      assert.equal((await t.anonymous.get(info, {headers: {Authorization: tokens.loja}})).status, 200);
    });

    it('a token’s hash, as the table holds it, opens nothing', async () => {
      const rows = await t.db.query(
        sql<{token_hash: string}>`SELECT token_hash FROM sessao WHERE tipo_sessao = 'loja'`,
      );
      for (const {token_hash} of rows) assert.equal((await t.asPintor(token_hash).get(info)).status, 401);
    });
  });

  describe('ending', () => {
    it('logout ends the sessions that were sent, at once, and no other', async () => {
      const pintor = await givenPintor(t);
      const usuario = await givenUsuario(t, 1);
      const other = await givenSession(t, 'loja', pintor.id);
      assert.equal((await pintor.api.get(info)).status, 200);
      const out = await t.as({loja: pintor.token, painel: usuario.token}).post('/api/sessoes/sair');
      assert.ok(out.status < 300);
      assert.equal((await pintor.api.get(info)).status, 401);
      assert.equal((await usuario.api.get('/api/configuracoes')).status, 401);
      assert.equal((await t.asPintor(other).get(info)).status, 200);
    });

    it('is felt by another copy of the server within five seconds', async () => {
      const pintor = await givenPintor(t);
      const copy = await givenApp({beside: t});
      try {
        const there = () => copy.asPintor(pintor.token).get(info);
        assert.equal((await there()).status, 200);
        await t.run(() => sessions.endAll('loja', pintor.id));
        assert.equal((await pintor.api.get(info)).status, 401);
        passSeconds(5);
        assert.equal((await there()).status, 401);
      } finally {
        await copy.stop();
      }
    });

    it('of all but the one that asked leaves that one', async () => {
      const pintor = await givenPintor(t);
      const [first, second] = [await givenSession(t, 'loja', pintor.id), await givenSession(t, 'loja', pintor.id)];
      const asked = await t.run(() => sessions.find('loja', first));
      await t.run(() => sessions.endAll('loja', pintor.id, asked?.session));
      assert.equal((await t.asPintor(first).get(info)).status, 200);
      for (const token of [second, pintor.token]) assert.equal((await t.asPintor(token).get(info)).status, 401);
    });

    it('inside a transaction is felt when that holds, though the session was used meanwhile', async () => {
      const pintor = await givenPintor(t);
      await t.run(() =>
        t.db.tx(async () => {
          await sessions.endAll('loja', pintor.id);
          assert.equal((await pintor.api.get(info)).status, 200);
        }),
      );
      assert.equal((await pintor.api.get(info)).status, 401);
    });

    it('that was rolled back did not happen', async () => {
      const pintor = await givenPintor(t);
      const work = t.run(() =>
        t.db.tx(async () => {
          await sessions.endAll('loja', pintor.id);
          throw new Error('no');
        }),
      );
      await assert.rejects(work);
      passSeconds(5);
      assert.equal((await pintor.api.get(info)).status, 200);
    });

    it('comes with time: 30 days for painters, 12 hours for staff, a day for reports', async () => {
      const [pintor, usuario] = [await entered.loja(), await entered.painel()];
      const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
      const at = async (moment: Date, call: () => Promise<{status: number}>) => {
        t.clock.now = moment;
        mock.restoreAll();
        passSeconds(moment.getTime() / 1000);
        return (await call()).status;
      };
      const painel = () => usuario.get('/api/premios?custoReal=0');
      const loja = () => pintor.get(info);
      for (const used of [1.9, 3.8, 5.7, 7.6, 9.5, 11.4])
        assert.equal(await at(hours(used), painel), 200, String(used));
      assert.deepEqual([await at(hours(11.9), painel), await at(hours(12), painel)], [200, 400]);
      for (const day of [10, 20]) assert.equal(await at(hours(day * 24), loja), 200);
      assert.deepEqual([await at(hours(30 * 24 - 1), loja), await at(hours(30 * 24), loja)], [200, 401]);
    });

    it('comes with standing still: 21 days for painters, two hours for staff and reports', async () => {
      const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
      const idle = async (n: number, api: Client, path: string) => {
        t.clock.now = hours(n);
        mock.restoreAll();
        passSeconds(n * 3600);
        const {status} = await api.get(path);
        t.clock.now = NOW;
        return status;
      };
      assert.notEqual(await idle(1.99, await entered.painel(), '/api/configuracoes'), 401);
      assert.equal(await idle(2, await entered.painel(), '/api/configuracoes'), 401);
      assert.notEqual(await idle(1.99, await entered.relatorio(), '/api/relatorio/dashboard'), 401);
      assert.equal(await idle(2, await entered.relatorio(), '/api/relatorio/dashboard'), 401);
      assert.equal(await idle(21 * 24 - 1, await entered.loja(), info), 200);
      assert.equal(await idle(21 * 24, await entered.loja(), info), 401);
    });

    it('a use is written down seldom: once in five minutes for staff', async () => {
      const {id} = await givenUsuario(t, 1);
      const api = t.asPainel(await givenSession(t, 'painel', id));
      const used = async (minutes: number) => {
        t.clock.now = new Date(NOW.getTime() + minutes * 60_000);
        mock.restoreAll();
        passSeconds(minutes * 60);
        await api.get('/api/configuracoes');
        const row = await t.db.one(
          sql<{
            usada: Date;
          }>`SELECT usada_em AS usada FROM sessao WHERE tipo_sessao = 'painel' AND sujeito_id = ${id} AND expira_em < '9000-01-01'`,
        );
        return ((row?.usada.getTime() ?? 0) - NOW.getTime()) / 60_000;
      };
      assert.deepEqual([await used(4), await used(6), await used(9), await used(11.5)], [0, 6, 6, 11.5]);
    });

    it('comes with deactivation', async () => {
      const usuario = await givenUsuario(t, 1);
      const painel = () => usuario.api.get('/api/configuracoes');
      assert.notEqual((await painel()).status, 401);
      await t.db.query(sql`UPDATE usuario SET ativo = false WHERE id = ${usuario.id}`);
      passSeconds(5);
      assert.equal((await painel()).status, 401);
    });
  });

  describe('of a painter', () => {
    it('who has not accepted the rules may read the own info, accept and leave; elsewhere counts as a visitor', async () => {
      const {api} = await givenPintor(t, {aceitouRegulamento: false});
      assert.equal((await api.get(info)).status, 200);
      const {status, body} = await api.get('/api/resgates');
      assert.deepEqual([status, body.codigo], [403, 'REGULAMENTO_NAO_ACEITO']);
      assert.equal((await api.get('/api/premios')).status, 200);
      assert.ok((await api.post('/api/sessoes/sair')).status < 300);
    });

    it('may do nothing while the storefront is closed, but staff may', async () => {
      const pintor = await givenPintor(t);
      const usuario = await givenUsuario(t, 1);
      await usuario.api.post('/api/configuracoes', {bloquearSite: true});
      try {
        assert.equal((await t.anonymous.get('/api/configuracoes/site-bloqueado')).body.bloquearSite, true);
        for (const answer of [
          await pintor.api.get(info),
          await pintor.api.get('/api/premios'),
          await t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: 'x'}),
        ])
          assert.deepEqual([answer.status, answer.body.codigo], [423, 'SITE_BLOQUEADO']);
        assert.equal((await usuario.api.get('/api/configuracoes')).status, 200);
        assert.ok((await pintor.api.post('/api/sessoes/sair')).status < 300);
      } finally {
        const {body} = await usuario.api.get('/api/configuracoes');
        await usuario.api.put(`/api/configuracoes/${String(body.id)}`, {bloquearSite: false});
      }
    });
  });

  it('may make a thousand calls a minute, each session for itself', async () => {
    const [busy, calm] = [await givenPintor(t), await givenPintor(t)];
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      const some = await Promise.all(Array.from({length: 50}, () => busy.api.get('/api/premios?limite=1')));
      statuses.push(...some.map(({status}) => status));
    }
    assert.equal(statuses.filter(status => status === 200).length, 1000);
    const {status, headers} = await busy.api.get('/api/premios');
    assert.equal(status, 429);
    assert.ok(Number(headers.get('retry-after')) >= 1);
    assert.equal((await calm.api.get('/api/premios')).status, 200);
  });
});
