import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {DirectoryBonusService} from '../../modules/diretorio';
import {givenApp, givenPintor, insert, saldoOf, type AnswerBody, type GivenPintor, type TestApp} from '../support';

interface Ratings extends AnswerBody {
  ratings: {id: number; status: string; nota: number | null; avaliacao: string | null}[];
  metadata: {total: number};
}

const PATH = '/api/sessoes/parceiro/avaliacoes';

describe('ratings by customers', () => {
  let t: TestApp;
  let bonus: DirectoryBonusService;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    bonus = await t.app.get<DirectoryBonusService>(`services.${DirectoryBonusService.name}`);
  });
  after(() => t.stop());
  beforeEach(async () => (pintor = await givenPintor(t)));

  const rate = (nota: number, {id} = pintor, more: object = {}) =>
    insert<{id: number}>(t, 'avaliacao_pintor', {
      ...{pintorId: id, status: 'AVALIADO', nota, criadoEm: t.clock.now, avaliadoEm: t.clock.now},
      ...more,
    });
  const rateTimes = async (times: number, nota = 5, who = pintor) => {
    for (let i = 0; i < times; i++) await rate(nota, who);
  };
  const settle = ({id} = pintor) => t.run(() => bonus.settle(id));

  it('are read by their painter alone, newest first, without what is hidden', async () => {
    const first = await rate(4, pintor, {avaliacao: 'Caprichoso.'});
    const asked = await insert<{id: number}>(t, 'avaliacao_pintor', {pintorId: pintor.id, criadoEm: t.clock.now});
    await rate(1, pintor, {oculta: true});
    await rate(5, await givenPintor(t));
    const {body} = await pintor.api.get<Ratings>(PATH);
    assert.deepEqual(
      body.ratings.map(({id, status, nota, avaliacao}) => [id, status, nota, avaliacao]),
      [
        [asked.id, 'PENDENTE', null, null],
        [first.id, 'AVALIADO', 4, 'Caprichoso.'],
      ],
    );
    const given = await pintor.api.get<Ratings>(`${PATH}?status=AVALIADO&pagina=0&limite=5`);
    assert.deepEqual([given.body.ratings.length, given.body.metadata.total], [1, 1]);
    assert.equal((await t.anonymous.get(PATH)).status, 401);
  });

  it('give 500 points with the tenth that has five stars, and say so', async () => {
    await rateTimes(9);
    await rateTimes(3, 4);
    await rate(5, pintor, {oculta: true});
    assert.equal(await settle(), false);
    await rate(5);
    assert.equal(await settle(), true);
    assert.equal(await saldoOf(t, pintor.id), 500);
    const {body} = await pintor.api.get<AnswerBody & {movimentos: {tipo: string; pontos: number; venceEm: string}[]}>(
      '/api/pontuacoes/movimentos',
    );
    assert.deepEqual(
      body.movimentos.map(({tipo, pontos}) => [tipo, pontos]),
      [['bonus_diretorio', 500]],
    );
    const notices = await t.db.query(
      sql<{titulo: string}>`SELECT titulo FROM aviso WHERE pintor_id = ${pintor.id} AND tipo = 'bonus_diretorio'`,
    );
    assert.deepEqual(
      notices.map(({titulo}) => titulo),
      ['Seus clientes valeram 500 pontos'],
    );
  });

  it('give them once, however many come at the same moment', async () => {
    await rateTimes(9);
    const given = await Promise.all(
      Array.from({length: 8}, () =>
        t.run(() =>
          t.db.tx(async () => {
            await t.db.query(sql`INSERT INTO avaliacao_pintor (pintor_id, status, nota, criado_em, avaliado_em)
              VALUES (${pintor.id}, 'AVALIADO', 5, ${t.clock.now}, ${t.clock.now})`);
            return bonus.settle(pintor.id);
          }),
        ),
      ),
    );
    assert.equal(given.filter(Boolean).length, 1);
    await rateTimes(10);
    assert.equal(await settle(), false);
    assert.equal(await saldoOf(t, pintor.id), 500);
  });

  it('give nothing twice to a person who is back, nor to who has left', async () => {
    await rateTimes(10);
    await settle();
    const again = await givenPintor(t);
    await insert(t, 'participacao_anterior', {
      ...{pintorId: again.id, anteriorId: pintor.id, por: 'cpf', desativada: false},
      ...{reconhecidaEm: t.clock.now, valeAte: '2099-01-01'},
    });
    await rateTimes(10, 5, again);
    assert.equal(await settle(again), false);
    const gone = await givenPintor(t, {ativo: false});
    await rateTimes(10, 5, gone);
    assert.equal(await settle(gone), false);
  });

  it('beyond a painter’s sums wait for the night', async () => {
    await rateTimes(10);
    await insert(t, 'configuracao', {pontosPintorDia: 499});
    assert.equal(await settle(), false);
    await t.db.query(sql`UPDATE configuracao SET pontos_pintor_dia = 400000`);
    await t.app.jobs.runNow('diretorio.bonus', {});
    assert.equal(await saldoOf(t, pintor.id), 500);
  });
});
