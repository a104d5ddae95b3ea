import assert from 'node:assert/strict';
import {DELIVER_EVENTS} from '../../kernel/events/events';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
  deliverEvents,
  givenApp,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  insert,
  type AnswerBody,
  type Client,
  type GivenPintor,
  type TestApp,
} from '../support';
import {givenScenario, givenVenda} from '../notas/support';

describe('What painters are notified of', () => {
  let t: TestApp;
  let smart: Client;
  before(async () => {
    t = await givenApp({jobs: true});
    smart = (await givenUsuario(t, 1)).api;
  });
  after(() => t.stop());
  beforeEach(() => {
    t.clock.now = NOW;
  });

  const told = (pintor: GivenPintor) =>
    t.db.query(sql<{
      tipo: string;
      titulo: string;
      texto: string;
      detalhe: string | null;
      destino: string;
      cartas: number;
    }>`SELECT tipo, titulo, texto, detalhe, destino, (SELECT count(*)::int FROM aviso_entrega e WHERE e.aviso_id = a.id) AS cartas
         FROM aviso a WHERE pintor_id = ${pintor.id} ORDER BY id`);

  it('a receipt is scored: always in the app, by e-mail when staff request it; and the level that it opens', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor);
    const score = async (enviarMensagem: boolean) => {
      const {venda} = await givenVenda(t, scenario);
      assert.equal((await smart.post('/api/pontuacoes/pontuar', {venda, enviarMensagem})).status, 200);
      await deliverEvents(t);
      return venda.identificador;
    };
    const first = await score(false);
    const [one] = await told(pintor);
    assert.deepEqual(one, {
      tipo: 'nota_pontuada',
      titulo: 'Sua nota valeu 100 pontos',
      texto: `Nota ${first}, da loja ${scenario.revenda.nomeInput}.`,
      detalhe: null,
      destino: '/pontuacoes',
      cartas: 0,
    });
    await score(true);
    assert.deepEqual(
      (await told(pintor)).map(({cartas}) => cartas),
      [0, 1],
    );
    const nivel = await t.db.one(
      sql<{
        id: number;
        nome: string;
      }>`SELECT c.id, c.nome FROM pintor p JOIN cluster c ON c.id = p.cluster_id WHERE p.id = ${pintor.id}`,
    );
    if (nivel) {
      await deliverEvents(t);
      assert.equal((await told(pintor)).at(-1)?.titulo, `Você chegou ao nível ${nivel.nome}`);
    }
  });

  it('a code had no effect: by e-mail, whether staff request one or not', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor, {rm: true});
    const {venda} = await givenVenda(t, scenario);
    assert.equal((await smart.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    await t.db.query(
      sql`UPDATE venda SET calculo = calculo || '{"codigoCancelado": true}' WHERE pintor_id = ${pintor.id}`,
    );
    await deliverEvents(t);
    const [{detalhe, cartas} = {detalhe: '', cartas: 0}] = await told(pintor);
    assert.match(detalhe ?? '', /não teve efeito/);
    assert.equal(cartas, 1);
  });

  it('a code that was sent with the receipt, and left out when it was scored: in the app, by e-mail and beside the score', async () => {
    const pintor = await givenPintor(t);
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor));
    await t.db.query(sql`UPDATE nota SET codigo_promocional = 'VERAO1' WHERE id = ${nota.id}`);
    assert.equal((await smart.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    await deliverEvents(t);
    const [{detalhe, cartas} = {detalhe: '', cartas: 0}] = await told(pintor);
    assert.match(detalhe ?? '', /^O código VERAO1, enviado com ela, não entrou na conta/);
    assert.equal(cartas, 1);
    const {body} = await pintor.api.get<AnswerBody & {pontuacoes: object[]}>('/api/pontuacoes');
    const [{codigo, codigoPromocional}] = body.pontuacoes as [{codigo: string | null; codigoPromocional: string}];
    assert.deepEqual([codigo, codigoPromocional], [null, 'VERAO1']);
  });

  it('a code that had its effect: nothing besides', async () => {
    const pintor = await givenPintor(t);
    const {codigo} = await insert<{codigo: string}>(t, 'codigo_promocional', {
      codigo: 'TOLD1',
      operacao: 'ADICIONAR',
      valor: 5,
    });
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor), {codigoPromocional: codigo});
    await t.db.query(sql`UPDATE nota SET codigo_promocional = ${codigo} WHERE id = ${nota.id}`);
    assert.equal((await smart.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    await deliverEvents(t);
    assert.deepEqual(
      (await told(pintor)).map(({detalhe, cartas}) => [detalhe, cartas]),
      [[null, 0]],
    );
  });

  it('a sale that was taken back before anybody was notified: nothing', async () => {
    const pintor = await givenPintor(t);
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor));
    await smart.post('/api/pontuacoes/pontuar', {venda});
    assert.equal((await smart.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
    await deliverEvents(t);
    assert.deepEqual(await told(pintor), []);
  });

  it('a receipt is rejected, with the reason, or closed; each decision once', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor);
    const [rejected, closed] = [(await givenVenda(t, scenario)).nota, (await givenVenda(t, scenario)).nota];
    const reject = {nomeArquivo: rejected.nomeArquivo, reprovadoMotivo: 'Nota Ilegível', reprovadoPor: 'x'};
    assert.equal((await smart.post('/api/pontuacoes/reprovar', reject)).status, 200);
    await deliverEvents(t);
    assert.equal((await smart.post('/api/pontuacoes/encerrar', {identificador: closed.id})).status, 200);
    await deliverEvents(t);
    assert.deepEqual(
      (await told(pintor)).map(({titulo, texto, cartas}) => [titulo, texto, cartas]),
      [
        ['Sua nota não foi aceita', 'A nota enviada em 15/09/2026 foi reprovada: Nota Ilegível.', 1],
        ['Sua nota não gera pontos', 'A nota enviada em 15/09/2026 foi conferida e não tem produtos que pontuam.', 1],
      ],
    );
    await smart.post('/api/pontuacoes/retornar-pendente', {identificador: closed.id});
    t.clock.now = new Date(NOW.getTime() + 60_000);
    assert.equal((await smart.post('/api/pontuacoes/encerrar', {identificador: closed.id})).status, 200);
    await deliverEvents(t);
    assert.equal((await told(pintor)).length, 3);
  });

  it('a rejection that is undone and made again within seconds: once, and after the time to undo it', async () => {
    const pintor = await givenPintor(t);
    const {nota} = await givenVenda(t, await givenScenario(t, pintor));
    const reject = () =>
      smart.post('/api/pontuacoes/reprovar', {nomeArquivo: nota.nomeArquivo, reprovadoMotivo: 'Nota Ilegível'});
    assert.equal((await reject()).status, 200);
    await t.app.jobs.runNow(DELIVER_EVENTS, {pintorId: pintor.id});
    assert.deepEqual(await told(pintor), []);
    const undo = await smart.post('/api/pontuacoes/retornar-pendente', {identificador: nota.id});
    assert.equal(undo.status, 200);
    assert.equal((await reject()).status, 200);
    await deliverEvents(t);
    assert.equal((await told(pintor)).length, 1);
  });

  it('a prize is on its way: once, and not if it was taken back meanwhile', async () => {
    const pintor = await givenPintor(t, {saldo: 5000});
    const premio = await givenPremio(t, {nome: 'Extensor telescópico 3 m'});
    const order = async () =>
      (
        await pintor.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
          codigoPremio: premio.codigo,
          qtde: 2,
        })
      ).body.resgate.id;
    const change = (id: number, status: number) => smart.post('/api/alterarStatusResgate', {identificador: id, status});
    const id = await order();
    for (const status of [2, 0, 2]) assert.equal((await change(id, status)).status, 200);
    await deliverEvents(t);
    assert.deepEqual(
      (await told(pintor)).map(({titulo, texto, destino}) => [titulo, texto, destino]),
      [
        [
          'Seu prêmio está a caminho',
          '2 x Extensor telescópico 3 m saiu para entrega. Chega até 14/11/2026.',
          '/resgates',
        ],
      ],
    );
    const other = await order();
    for (const status of [2, 0]) await change(other, status);
    await deliverEvents(t);
    assert.equal((await told(pintor)).length, 1);
  });

  describe('points that are about to expire', () => {
    const remind = async (day: string) => {
      t.clock.now = new Date(`${day}T09:00:00-03:00`);
      await t.app.jobs.runNow('pontos.avisar-vencimento');
      await t.app.jobs.runNow('pontos.avisar-vencimento');
    };
    const ends = (day: string) => new Date(`${day}T23:59:59.999-03:00`);
    const titles = async (pintor: GivenPintor) => (await told(pintor)).map(({titulo}) => titulo);

    it('are notified 30 and 7 days before, those of a month together', async () => {
      const pintor = await givenPintor(t);
      await givenPontos(t, pintor.id, 1000, ends('2026-11-10'));
      await givenPontos(t, pintor.id, 1456, ends('2026-11-28'));
      await givenPontos(t, pintor.id, 300, ends('2026-12-20'));
      await remind('2026-10-10');
      assert.deepEqual(await titles(pintor), []);
      await remind('2026-10-11');
      const first = ['2.456 pontos vencem em 11/2026'];
      assert.deepEqual(await titles(pintor), first);
      assert.equal((await told(pintor))[0]?.texto, 'Os primeiros vencem em 10/11/2026. Troque por um prêmio antes.');
      await remind('2026-10-20');
      assert.deepEqual(await titles(pintor), first);
      await remind('2026-11-03');
      await remind('2026-11-09');
      assert.deepEqual(await titles(pintor), [...first, '2.456 pontos vencem em 11/2026']);
    });

    it('are notified late rather than never, and not once they are spent or gone', async () => {
      const [late, spent] = [await givenPintor(t), await givenPintor(t)];
      await givenPontos(t, late.id, 1, ends('2026-11-10'));
      await givenPontos(t, spent.id, 1000, ends('2026-11-10'));
      const premio = await givenPremio(t);
      assert.equal((await spent.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1})).status, 200);
      await remind('2026-11-08');
      assert.deepEqual([await titles(late), await titles(spent)], [['1 ponto vence em 11/2026'], []]);
      await remind('2026-11-12');
      assert.equal((await titles(late)).length, 1);
    });
  });
});
