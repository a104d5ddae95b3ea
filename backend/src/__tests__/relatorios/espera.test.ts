import assert from 'node:assert/strict';
import type {WaitingName} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';

const DAY = 24 * 60 * 60 * 1000;
const PATH = '/api/dashboard/espera';

type Answered = AnswerBody & {espera: {nome: WaitingName; total: number; filtros: Record<string, string>}[]};

describe('What waits for staff', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let administrador: GivenUsuario;
  before(async () => {
    t = await givenApp();
    [smart, administrador] = [await givenUsuario(t, 1), await givenUsuario(t, 0)];
  });
  after(() => t.stop());

  const waiting = async ({api} = smart) => (await api.get<Answered>(PATH)).body.espera;
  const totals = async (who = smart) => Object.fromEntries((await waiting(who)).map(({nome, total}) => [nome, total]));
  const ago = (days: number) => new Date(t.clock.now.getTime() - days * DAY);

  async function givenWork(): Promise<void> {
    const ana = await givenPintor(t, {saldo: 5000});
    for (const days of [0, 0, 1, 3, 4, 90]) await givenNota(t, ana.id, {criadoEm: ago(days)});
    await givenNota(t, ana.id, {estado: 'encerrada'});
    const {codigo} = await givenPremio(t);
    await ana.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    const common = {pintorId: ana.id, pedidoEm: t.clock.now};
    await insert(t, 'pedido_cartao', {...common, tipo: 'bloqueio', mudadoEm: t.clock.now});
    await insert(t, 'pedido_privacidade', {...common, tipo: 'retirada', documento: 'imagem'});
    const job = {tipo: 'x', titulo: 'X', estado: 'falhou', parametros: '{}'};
    for (const [{id}, days] of [
      [smart, 1],
      [administrador, 2],
      [smart, 8],
    ] as const)
      await insert(t, 'trabalho', {...job, usuarioId: id, criadoEm: ago(days), terminouEm: ago(days)});
  }

  it('is counted by the lists themselves, of what each may open', async () => {
    await givenWork();
    const common = {notasHoje: 2, notasRecentes: 2, notasAntigas: 2, segundasConferencias: 0, resgatesVencidos: 0};
    const others = {pedidosPrivacidade: 1, aprovacoes: 0, moderacao: 0};
    assert.deepEqual(await totals(), {...common, pedidosCartao: 1, ...others, trabalhosFalhos: 1});
    assert.deepEqual(await totals(administrador), {...common, ...others, trabalhosFalhos: 2}, 'cards are the Smart’s');
  });

  it('leads to as many rows as it says', async () => {
    const listed = {notasAntigas: '/api/pontuacoes/pendentes', trabalhosFalhos: '/api/trabalhos'} as const;
    for (const [nome, path] of Object.entries(listed)) {
      const {total, filtros} = (await waiting()).find(each => each.nome === nome) ?? {};
      const query = new URLSearchParams({pagina: '0', limite: '1', filtros: JSON.stringify(filtros)});
      const {body} = await smart.api.get<AnswerBody & {metadata: {total: number}}>(`${path}?${query.toString()}`);
      assert.equal(body.metadata.total, total, nome);
    }
  });

  it('counts the receipts that another person has checked, for whoever may be the second', async () => {
    const nota = await givenNota(t, (await givenPintor(t)).id);
    const notas = async ({api}: GivenUsuario) => {
      const query = new URLSearchParams({pagina: '0', limite: '9', filtros: JSON.stringify({esperaPorMim: 'true'})});
      const {body} = await api.get<AnswerBody & {rows: {id: number}[]}>(
        `/api/pontuacoes/pendentes?${query.toString()}`,
      );
      return body.rows.map(({id}) => id);
    };
    const counted = async () => [
      (await totals()).segundasConferencias,
      (await totals(administrador)).segundasConferencias,
    ];
    const {id} = await insert<{id: number}>(t, 'segunda_conferencia', {
      notaId: nota.id,
      excessos: '[]',
      pontos: 9000,
      pedidaPor: smart.id,
      pedidaEm: t.clock.now,
    });
    assert.deepEqual(await counted(), [0, 1]);
    assert.deepEqual([await notas(smart), await notas(administrador)], [[], [nota.id]]);
    await t.db.query(sql`UPDATE segunda_conferencia SET encerrada_em = now() WHERE id = ${id}`);
    assert.deepEqual(await counted(), [0, 0]);
  });

  it('counts the requests that others made, for whoever may decide them', async () => {
    const request = {tipo: 'x', titulo: 'X', resumo: 'X', excessos: '[]', pedido: '{}', pedidaEm: t.clock.now};
    const {id} = await insert<{id: number}>(t, 'aprovacao', {...request, pedidaPor: smart.id});
    assert.deepEqual([(await totals()).aprovacoes, (await totals(administrador)).aprovacoes], [0, 1]);
    await t.db.query(sql`DELETE FROM aprovacao WHERE id = ${id}`);
  });

  it('counts an order once its delivery is a month late', async () => {
    t.clock.now = new Date(t.clock.now.getTime() + 120 * DAY);
    assert.equal((await totals()).resgatesVencidos, 1);
  });

  it('is no Auditor’s, whose screens these are not', async () => {
    assert.equal((await (await givenUsuario(t, 2)).api.get(PATH)).status, 403);
    assert.equal((await t.anonymous.get(PATH)).status, 401);
  });
});
