import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

interface Refused extends AnswerBody {
  excessos?: string[];
  pontos?: number;
  conferencia?: {por: string | null; em: string | null; podeConfirmar: boolean};
  venda?: {totalPontos: number};
}
interface InQueue {
  id: number;
  segundaConferencia: string | null;
}

describe('A sale beyond what one person may score', () => {
  let t: TestApp;
  let [ana, bia, caio]: GivenUsuario[] = [];
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    ana = await givenUsuario(t, 0, {nome: 'Ana Prado'});
    bia = await givenUsuario(t, 1, {nome: 'Bia Reis'});
    caio = await givenUsuario(t, 0, {nome: 'Caio Luz'});
  });
  beforeEach(async () => (pintor = await givenPintor(t)));
  after(() => t.stop());

  /** A sale of 300 units of 50 points each, more than one person may score alone. */
  async function givenLarge(qtde = 300, changes: Record<string, unknown> = {}) {
    const scenario = await givenScenario(t, pintor);
    const itens = [{codigo: scenario.produto.codigo, qtde, valorUnitario: 30, valorDesconto: 0}];
    const {venda, nota} = await givenVenda(t, scenario, {itens, ...changes});
    return {venda, id: nota.id, itens, codigo: scenario.produto.codigo, nomeArquivo: nota.nomeArquivo};
  }
  const score = (who: GivenUsuario | undefined, venda: object, confirm = false, chaveIdempotencia?: string) => {
    assert.ok(who);
    const payload = {venda, ...(confirm ? {confirmar: confirm} : {})};
    return who.api.post<Refused>(
      '/api/pontuacoes/pontuar',
      payload,
      chaveIdempotencia ? {idempotencyKey: chaveIdempotencia} : {},
    );
  };
  const conferencias = (notaId: number) =>
    t.db.query(
      sql<{
        pedida_por: number;
        confirmada_por: number | null;
        venda_id: number | null;
        encerrada_em: Date | null;
        pontos: number;
      }>`SELECT * FROM segunda_conferencia WHERE nota_id = ${notaId} ORDER BY id`,
    );
  const assertNothingScored = async (id: number) => {
    assert.deepEqual(await t.db.one(sql`SELECT estado FROM nota WHERE id = ${id}`), {estado: 'pendente'});
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM venda WHERE nota_id = ${id}`), []);
    assert.equal(await saldoOf(t, pintor.id), 0);
  };

  it('waits for another person, who confirms; both are written down', async () => {
    const {venda, id, codigo} = await givenLarge();
    const first = await score(ana, venda);
    assert.deepEqual([first.status, first.body.codigo], [409, 'SEGUNDA_CONFERENCIA']);
    assert.deepEqual(first.body.excessos, [`Quantidade de ${codigo}: 300 (até 200)`]);
    assert.equal(first.body.pontos, 15_000);
    assert.deepEqual(first.body.conferencia, {por: null, em: null, podeConfirmar: false});
    assert.match(first.body.erro ?? '', /outra pessoa/);
    await assertNothingScored(id);

    for (const confirm of [false, true]) {
      const {status, body} = await score(ana, venda, confirm);
      assert.deepEqual([status, body.codigo, body.conferencia?.podeConfirmar], [409, 'SEGUNDA_CONFERENCIA', false]);
      assert.match(body.erro ?? '', /Você já conferiu/);
    }
    const unasked = await score(bia, venda);
    assert.deepEqual([unasked.status, unasked.body.conferencia?.por], [409, 'Ana Prado']);
    assert.equal(unasked.body.conferencia?.podeConfirmar, true);
    await assertNothingScored(id);

    const second = await score(bia, venda, true);
    assert.deepEqual([second.status, second.body.venda?.totalPontos], [200, 15_000]);
    assert.equal(await saldoOf(t, pintor.id), 15_000);
    const [made, ...others] = await conferencias(id);
    assert.deepEqual([made?.pedida_por, made?.confirmada_por, others.length], [ana?.id, bia?.id, 0]);
    assert.ok(made?.venda_id);

    const steps = async (api: {get: GivenUsuario['api']['get']}) => {
      const {body} = await api.get<{eventos: {motivo: string | null; por: string | null; para: string}[]}>(
        `/api/pontuacoes/${id}/linha-do-tempo`,
      );
      return body.eventos.map(({motivo, por, para}) => [motivo, por, para]);
    };
    assert.deepEqual(await steps((caio as GivenUsuario).api), [
      ['Aguarda segunda conferência', 'Ana Prado', 'pendente'],
      ['Segunda conferência feita', 'Bia Reis', 'pendente'],
      [null, 'Bia Reis', 'pontuada'],
    ]);
    assert.ok(
      (await steps(pintor.api)).every(([, por]) => por === null),
      'a painter does not see who',
    );
    const trail = await t.db.query(
      sql<{
        acao: string;
        ator_id: number;
        depois: {conferida?: object};
      }>`SELECT acao, ator_id, depois FROM auditoria WHERE entidade = 'nota' AND entidade_id = ${String(id)} ORDER BY id`,
    );
    assert.deepEqual(
      trail.map(({acao: action, ator_id}) => [action, ator_id]),
      [
        ['pedir-conferencia', ana?.id],
        ['pontuar', bia?.id],
      ],
    );
    assert.deepEqual(trail[1]?.depois.conferida, {primeira: ana?.id, segunda: bia?.id});
  });

  it('is marked in the queue and in the form, until it is decided', async () => {
    const {venda, id, nomeArquivo} = await givenLarge();
    await score(ana, venda);
    const inQueue = async () => {
      const {body} = await (bia as GivenUsuario).api.get<{rows: InQueue[]}>(
        `/api/pontuacoes/pendentes?buscar=${pintor.cpf}`,
      );
      return body.rows.find(row => row.id === id)?.segundaConferencia;
    };
    const inForm = async (who: GivenUsuario | undefined) =>
      (
        await who?.api.get<{segundaConferencia: {por: string; minha: boolean; excessos: string[]} | null}>(
          `/api/nota/${id}`,
        )
      )?.body.segundaConferencia;
    assert.equal(await inQueue(), 'Ana Prado');
    assert.deepEqual([(await inForm(ana))?.minha, (await inForm(bia))?.minha], [true, false]);
    assert.equal((await inForm(bia))?.excessos.length, 1);
    const payload = {nomeArquivo, reprovadoMotivo: 'Nota Incompleta'};
    assert.equal((await bia?.api.post('/api/pontuacoes/reprovar', payload))?.status, 200);
    assert.equal(await inForm(bia), null);
    const [last] = await conferencias(id);
    assert.ok(last?.encerrada_em && !last.confirmada_por);
  });

  it('with more on it than the first person saw is a first look again', async () => {
    const {venda, id, itens} = await givenLarge();
    await score(ana, venda);
    const larger = {...venda, itens: itens.map(item => ({...item, qtde: 301}))};
    const {status, body} = await score(bia, larger, true);
    assert.deepEqual([status, body.codigo, body.conferencia?.podeConfirmar], [409, 'SEGUNDA_CONFERENCIA', false]);
    await assertNothingScored(id);
    const open = (await conferencias(id)).filter(({encerrada_em}) => !encerrada_em);
    assert.deepEqual(
      open.map(({pedida_por, pontos}) => [pedida_por, pontos]),
      [[bia?.id, 15_050]],
    );
    assert.equal((await score(bia, larger, true)).status, 409);
    assert.equal((await score(ana, larger, true)).status, 200);
  });

  it('corrected to what one person may score is scored', async () => {
    const {venda, id, itens} = await givenLarge();
    await score(ana, venda);
    assert.equal((await score(ana, {...venda, itens: itens.map(item => ({...item, qtde: 200}))})).status, 200);
    const [openOne] = await conferencias(id);
    assert.ok(openOne?.encerrada_em && !openOne.confirmada_por);
  });

  it('is looked at anew once it came back to pending', async () => {
    const {venda, id} = await givenLarge();
    await score(ana, venda);
    assert.equal((await score(bia, venda, true)).status, 200);
    assert.equal((await bia?.api.post('/api/pontuacoes/retornar-pendente', {identificador: id}))?.status, 200);
    assert.equal((await score(bia, venda, true)).status, 409);
    assert.equal((await score(ana, venda, true)).status, 200);
    assert.equal(await saldoOf(t, pintor.id), 15_000);
  });

  it('is looked at anew once it has other files', async () => {
    const {venda, id} = await givenLarge();
    const {nota} = await givenVenda(t, await givenScenario(t, pintor));
    await score(ana, venda);
    assert.equal((await bia?.api.post(`/api/nota/${id}/juntar`, {notas: [nota.id]}))?.status, 200);
    assert.equal((await score(bia, venda, true)).body.conferencia?.podeConfirmar, false);
    await assertNothingScored(id);
  });

  it('by one person twice at the same moment stays one first look', async () => {
    const {venda, id} = await givenLarge();
    const answers = await Promise.all([true, true, false, true].map(confirm => score(ana, venda, confirm)));
    assert.deepEqual(
      answers.map(({status}) => status),
      [409, 409, 409, 409],
    );
    assert.equal((await conferencias(id)).length, 1);
    await assertNothingScored(id);
  });

  it('by two people at the same moment is scored once, and by no fewer than two', async () => {
    const {venda, id} = await givenLarge();
    const joined = await Promise.all([score(ana, venda), score(bia, venda)]);
    assert.deepEqual(
      joined.map(({status}) => status),
      [409, 409],
    );
    assert.equal((await conferencias(id)).length, 1);
    const [first] = await conferencias(id);
    const another = first?.pedida_por === ana?.id ? bia : ana;
    const end = await Promise.all([score(another, venda, true), score(caio, venda, true), score(another, venda, true)]);
    assert.deepEqual(end.map(({status}) => status).sort(), [200, 409, 409]);
    assert.ok(end.every(({status, body}) => status === 200 || body.codigo === 'VENDA_JA_PROCESSADA'));
    assert.equal(await saldoOf(t, pintor.id), 15_000);
    const [made] = await conferencias(id);
    assert.ok(made?.confirmada_por && made.confirmada_por !== made.pedida_por);
  });

  it('repeated under its key hears the first answer, and writes nothing more', async () => {
    const {venda, id} = await givenLarge();
    const key = `conferencia-${id}`;
    const [a, b] = [await score(ana, venda, false, key), await score(ana, venda, false, key)];
    assert.deepEqual([a.status, b.status, b.body], [409, 409, a.body]);
    assert.equal((await conferencias(id)).length, 1);
    assert.equal((await score(ana, venda, true, key)).body.codigo, 'CHAVE_REUTILIZADA');
  });

  it('leaves no trace of a shop that no sale was made at', async () => {
    const {venda, id} = await givenLarge(300, {cnpjLoja: '11222333000181', nomeLoja: 'Loja Nova'});
    assert.equal((await score(ana, venda)).status, 409);
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM loja WHERE cnpj = '11222333000181'`), []);
    await assertNothingScored(id);
  });

  it('beyond what any receipt holds is refused, whoever confirms', async () => {
    const {venda, id, itens, codigo} = await givenLarge();
    const changed = (change: object) => ({...venda, itens: itens.map(item => ({...item, ...change}))});
    const cases: [object, RegExp][] = [
      [changed({qtde: 999_999, valorUnitario: 0}), /^Um item tem no máximo 9\.999 unidades$/],
      [changed({valorUnitario: 9_999_999}), /^Um item custa no máximo/],
      [{...venda, itens: [1, 2, 3].map(() => ({codigo, qtde: 1, valorUnitario: 4_000_000}))}, /^Uma nota custa/],
    ];
    for (const [wrong, error] of cases)
      for (const who of [ana, bia]) {
        const {status, body} = await score(who, wrong, true);
        assert.deepEqual([status, body.codigo], [422, 'CAMPOS_INVALIDOS']);
        assert.match(body.campos?.itens ?? '', error);
      }
    await t.db.query(sql`UPDATE produto SET valor_pontos = 100000 WHERE codigo = ${codigo}`);
    const {status, body} = await score(ana, changed({qtde: 9_999}), true);
    assert.equal(status, 422);
    assert.match(body.erro ?? '', /999\.900\.000 pontos: uma nota vale no máximo 10\.000\.000/);
    assert.deepEqual(await conferencias(id), []);
    await assertNothingScored(id);
  });

  it('goods that cost nothing need two people too', async () => {
    const {venda, itens} = await givenLarge();
    const free = {...venda, itens: itens.map(item => ({...item, qtde: 100, valorUnitario: 0}))};
    const {status, body} = await score(ana, free);
    assert.deepEqual([status, body.excessos?.length], [409, 1]);
    assert.match(body.excessos?.[0] ?? '', /por R\$\s0,00: 5\.000 \(até 1\.000\)/);
    assert.equal((await score(bia, free, true)).status, 200);
  });

  it('the limits of a whole receipt are settings', async () => {
    const small = async () => score(ana, (await givenVenda(t, await givenScenario(t, pintor))).venda);
    await insert(t, 'configuracao', {pontosSegundaConferencia: 99, valorSegundaConferencia: 179.79});
    const above = await small();
    await t.db.query(sql`UPDATE configuracao SET pontos_segunda_conferencia = 100, valor_segunda_conferencia = 179.80`);
    const within = await small();
    await t.db.query(sql`DELETE FROM configuracao`);
    assert.equal(above.body.excessos?.length, 2);
    assert.deepEqual([above.status, within.status], [409, 200]);
  });
});
