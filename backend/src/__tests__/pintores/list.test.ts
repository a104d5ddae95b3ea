import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, insert, type AnswerBody, type GivenPintor, type TestApp} from '../support';
import {givenScoredVenda} from '../relatorios/support';

interface ListAnswer extends AnswerBody {
  rows: AnswerBody[];
  usuarios: AnswerBody[];
  parceiros: AnswerBody[];
  count: number;
}

describe('The staff’s list of painters', () => {
  let t: TestApp;
  let ana: GivenPintor;
  before(async () => {
    t = await givenApp();
    const prata = await insert<{id: number}>(t, 'cluster', {nome: 'Prata', ordem: 2});
    ana = await givenPintor(t, {
      nome: 'Ana Conceição',
      clusterId: prata.id,
      saldo: 40,
      ultimoAcessoEm: new Date('2026-09-11T02:30:00Z'),
    });
    await givenPintor(t, {nome: 'Bento Silva', aceitouRegulamento: false});
    await givenScoredVenda(t, ana, {pontuadoEm: new Date('2026-09-05T12:00:00Z')});
    await givenScoredVenda(t, ana, {pontuadoEm: new Date('2026-09-14T12:00:00Z'), cancelada: true});
  });
  after(() => t.stop());

  it('is read by every staff user, the Auditor included', async () => {
    for (const permissao of [0, 1, 2] as const) {
      const {api} = await givenUsuario(t, permissao);
      const {status, body} = await api.get<ListAnswer>('/api/parceiros?pagina=0&limite=10');
      assert.deepEqual([status, body.count, body.rows.length], [200, 2, 2]);
    }
  });

  it('counts days by the calendar of São Paulo, and only sales that stand', async () => {
    const {api} = await givenUsuario(t, 2);
    const filtros = encodeURIComponent(JSON.stringify({cpf: ana.cpf}));
    const {body} = await api.get<ListAnswer>(`/api/parceiros?filtros=${filtros}`);
    assert.deepEqual(body.usuarios, body.parceiros);
    const [row] = body.usuarios;
    // 02:30 in UTC on the 11th was still the 10th in São Paulo.
    assert.deepEqual([row?.diasSemAcessar, row?.diasSemPontuar], [5, 10]);
    assert.deepEqual([row?.clusterNome, row?.saldoPontos, row?.totalPontos], ['Prata', 50, 50]);
    assert.equal(row?.ultimaPontuacao, '2026-09-05T12:00:00.000Z');
    assert.deepEqual([row.aceitouRegulamento, row.ativo, row.isCompany], ['1', 1, 0]);
  });

  it('is searched without accents and sorted by any column', async () => {
    const {api} = await givenUsuario(t, 1);
    const found = await api.get<ListAnswer>('/api/parceiros?pagina=0&buscar=conceicao');
    assert.deepEqual(
      found.body.rows.map(({nome}) => nome),
      ['Ana Conceição'],
    );
    const sorted = await api.get<ListAnswer>(
      `/api/parceiros?pagina=0&ordenacao=${encodeURIComponent('{"campo":"diasSemPontuar","direcao":"asc"}')}`,
    );
    assert.deepEqual(
      sorted.body.rows.map(({nome}) => nome),
      ['Ana Conceição', 'Bento Silva'],
    );
    assert.equal((await api.get('/api/parceiros?ordernar=senha')).status, 400);
  });

  it('is narrowed to ranges of points and days, both ends included', async () => {
    const {api} = await givenUsuario(t, 0);
    const found = async (filtros: object) =>
      (
        await api.get<ListAnswer>(`/api/parceiros?pagina=0&filtros=${encodeURIComponent(JSON.stringify(filtros))}`)
      ).body.rows.map(({nome}) => nome);
    assert.deepEqual(await found({saldoPontos_gte: 50, saldoPontos_lte: 50}), ['Ana Conceição']);
    assert.deepEqual(await found({totalPontos_gte: 51}), []);
    assert.deepEqual(await found({totalPontos_lte: 49}), ['Bento Silva']);
    assert.deepEqual(await found({diasSemPontuar_gte: 10, diasSemAcessar_lte: 5}), ['Ana Conceição']);
    assert.equal((await api.get('/api/parceiros?filtros={"saldoPontos_gte":"dez"}')).status, 400);
  });

  it('is exported with the days in it', async () => {
    const {api} = await givenUsuario(t, 1);
    const {body} = await api.get<{fileLink: string}>('/api/parceiros?download=csv&fileName=Pintores');
    const {text} = await t.anonymous.get(body.fileLink);
    assert.match(text, /;Dias sem acessar;/);
    assert.match(text, /Ana Conceição/);
  });
});
