import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SECRET_FILES} from '../../kernel/config/config';
import {sql} from '../../kernel/persistence/sql';
import {PessoasService} from '../../modules/pessoas';
import {givenScenario} from '../notas/support';
import {cadastroData} from '../pintores/support';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenUsuario,
  nextCpf,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {cancelScore, confirmEmail, erase, givenOpenApp, linksOf, redeem, score, sendCadastro, signUp} from './support';

type Told = AnswerBody & {
  rows: {id: number; jaParticipou: boolean; participacoesAnteriores: Record<string, unknown>[]}[];
  count: number;
};

const OTHER_KEY = {
  SECRET_IDENTIDADES: 'a4f0c1b2978d6e5342ffbc01a7d98e6601',
  CADASTROS_POR_HORA: '99',
  CADASTROS_POR_DIA: '99',
};

describe('Who was here before', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenOpenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());

  const listed = async (filtros: object, {api}: GivenUsuario = smart) =>
    (await api.get<Told>(`/api/parceiros?pagina=0&limite=50&filtros=${encodeURIComponent(JSON.stringify(filtros))}`))
      .body;

  it('is shown to staff: when it ended, the debt, by what it was recognised, and not who it was', async () => {
    const first = await signUp(t, {telefone: '1132320099'});
    const scenario = await givenScenario(t, {...first, nome: '', token: '', idIndicacao: ''});
    const nota = await score(t, smart, scenario);
    await redeem(first, (await givenPremio(t, {custo: 1})).codigo);
    await t.db.query(sql`UPDATE resgate SET status = 1 WHERE pintor_id = ${first.id}`);
    await cancelScore(smart, nota);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf, celular: first.celular, telefone: '1132320099'});
    const third = await signUp(t, {cpf: nextCpf(), celular: first.celular});
    const [row] = (await listed({cpf: first.cpf})).rows;
    const life = {apagadaEm: t.clock.now.toISOString(), desativada: false, codigoRecusado: null};
    assert.deepEqual(row?.participacoesAnteriores, [{por: ['cpf', 'telefone'], ...life, debito: 100}]);
    const {rows} = await listed({jaParticipou: 1});
    assert.deepEqual(
      rows.map(({id, jaParticipou}) => [id, jaParticipou]),
      [
        [third.id, true],
        [second.id, true],
      ],
    );
    assert.deepEqual(rows[0]?.participacoesAnteriores, [{por: ['telefone'], ...life, debito: 0}]);
    const auditor = await givenUsuario(t, 2);
    assert.equal((await listed({cpf: first.cpf}, auditor)).rows[0]?.jaParticipou, true);
    assert.equal((await listed({cpf: (await givenPintor(t)).cpf})).rows[0]?.jaParticipou, false);
  });

  it('is shown to staff with that they had blocked the painter', async () => {
    const first = await signUp(t);
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${first.id}`);
    // Like a request by letter, which is entered by an operator.
    await t.db.query(
      sql`INSERT INTO pedido_privacidade (pintor_id, tipo, pedido_em) VALUES (${first.id}, 'eliminacao', ${t.clock.now})`,
    );
    await t.app.jobs.runNow('privacidade.repassar');
    const second = await signUp(t, {cpf: first.cpf});
    const [row] = (await listed({cpf: second.cpf})).rows;
    assert.equal(row?.participacoesAnteriores[0]?.desativada, true);
  });

  it('is shown to the person where it is certain', async () => {
    const first = await signUp(t);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf});
    const third = await signUp(t, {cpf: nextCpf(), celular: first.celular});
    const partOf = async ({api}: typeof second) =>
      (
        await api.get<AnswerBody & {secoes: {nome: string; total: number}[]}>('/api/privacidade/dados')
      ).body.secoes.find(({nome}) => nome === 'participacoesAnteriores')?.total;
    assert.deepEqual([await partOf(second), await partOf(third)], [1, 0]);
  });

  it('is revealed by no public answer: a sign-up, a look-up and a code are answered as to a newcomer', async () => {
    await smart.api.post('/api/codigos-cadastro', {codigo: 'MESMO', pontos: 60, usos: 9});
    const first = await signUp(t, {codigo_cadastro: 'MESMO'});
    await confirmEmail(t, first);
    await erase(t, first);
    const asked = (cpf: string) =>
      t.anonymous.get(`/api/parceiros?filtros=${encodeURIComponent(JSON.stringify({cpf}))}`);
    const [known, unknown] = [await asked(first.cpf), await asked(nextCpf())];
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
    const known2 = {cpf: first.cpf, celular: first.celular, email: first.email, codigo_cadastro: 'MESMO'};
    const [back, newcomer] = [await sendCadastro(t, known2), await sendCadastro(t, {codigo_cadastro: 'MESMO'})];
    const plain = ({status, body}: typeof back) => {
      const {parceiro, ...rest} = body;
      return {status, ...rest, parceiro: {...parceiro, id: 0, cpf: '', idIndicacao: ''}};
    };
    assert.deepEqual(plain(back), plain(newcomer));
    const codigo = await t.anonymous.post('/api/codigos-cadastro/validar', {codigo: 'MESMO'});
    assert.equal(codigo.status, 200, codigo.text);
  });

  it('is found by nobody without the key, and the log says so when the key is another one', async () => {
    const first = await signUp(t);
    await erase(t, first);
    const lines: string[] = [];
    const other = await givenApp({beside: t, env: OTHER_KEY, log: {write: line => void lines.push(line)}});
    try {
      const second = await signUp(other, cadastroData({cpf: first.cpf}));
      assert.deepEqual(await linksOf(t, second.id), []);
      assert.ok(
        lines.some(line => line.includes('SECRET_IDENTIDADES')),
        lines.join(''),
      );
    } finally {
      await other.stop();
    }
  });

  it('is found by a key of before, while the configuration names it', async () => {
    const first = await signUp(t);
    await erase(t, first);
    const lines: string[] = [];
    const before = readFileSync(join(t.dataDir, SECRET_FILES.identities), 'utf8').trim();
    const env = {...OTHER_KEY, SECRET_IDENTIDADES_ANTERIORES: before};
    const other = await givenApp({beside: t, env, log: {write: line => void lines.push(line)}});
    try {
      const second = await signUp(other, cadastroData({cpf: first.cpf}));
      assert.deepEqual(await linksOf(t, second.id), [{anterior: first.id, por: 'cpf'}]);
      assert.ok(!lines.some(line => line.includes('SECRET_IDENTIDADES')), lines.join(''));
    } finally {
      await other.stop();
    }
  });

  it('is forgotten after five years, hashes and all', async () => {
    const start = t.clock.now;
    const first = await signUp(t);
    await erase(t, first);
    const second = await signUp(t, {cpf: first.cpf});
    const kept = () =>
      t.db.query(sql`SELECT 1 FROM identificador_apagado WHERE pintor_id = ${first.id}
        UNION ALL SELECT 1 FROM participacao_anterior WHERE anterior_id = ${first.id}`);
    try {
      t.clock.now = new Date('2031-09-15T23:00:00-03:00');
      await t.app.jobs.runNow('pessoas.esquecer');
      assert.ok((await kept()).length > 1);
      t.clock.now = new Date('2031-09-16T00:00:00-03:00');
      const pessoas = await t.app.get<PessoasService>('services.PessoasService');
      const late = await givenPintor(t, {celular: first.celular});
      await t.run(() => t.db.tx(() => pessoas.linkEarlierAccounts(late.id)));
      assert.deepEqual(await linksOf(t, late.id), [], 'not even before the night');
      await t.app.jobs.runNow('pessoas.esquecer');
      assert.deepEqual(await kept(), []);
      assert.deepEqual(await linksOf(t, second.id), []);
    } finally {
      t.clock.now = start;
    }
  });

  it('keeps no hash of an e-mail that was never confirmed, and none twice when the night repeats an erasure', async () => {
    const [first, confirmed] = [await signUp(t), await signUp(t)];
    await confirmEmail(t, confirmed);
    for (const member of [first, confirmed]) await erase(t, member);
    const kinds = (id: number) =>
      t.db.query(sql<{tipo: string}>`SELECT tipo FROM identificador_apagado WHERE pintor_id = ${id} ORDER BY tipo`);
    const before = await kinds(first.id);
    assert.deepEqual(
      before.map(({tipo}) => tipo),
      ['cpf', 'telefone'],
    );
    await t.app.jobs.runNow('privacidade.repassar');
    assert.deepEqual(await kinds(first.id), before);
    assert.deepEqual(
      (await kinds(confirmed.id)).map(({tipo}) => tipo),
      ['cpf', 'email', 'telefone'],
    );
  });
});
