import assert from 'node:assert/strict';
import {ERASED_NAME, civilDateOf, formatCpf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenScenario, givenVenda} from '../notas/support';
import {givenScoredVenda} from '../relatorios/support';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

const COMPANIES = '/api/parceiros/empresas';
const REFERRALS = '/api/indique-ganhe/indicacoes/painel';

interface Rows extends AnswerBody {
  rows: {nome: string; isCompany: number}[];
  count: number;
}
interface Referral {
  nomeIndicador: string;
  cpfIndicador: string;
  idIndicacaoIndicador: string;
  nomeIndicado: string;
  cpfIndicado: string;
  validado: boolean;
}
type Referrals = AnswerBody & {indicacoes: Referral[]; count: number};

describe('The staff’s lists of companies and of referrals', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let ana: GivenPintor;
  let bia: GivenPintor;
  let caio: GivenPintor;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    ana = await givenPintor(t, {nome: 'Ana Conceição'});
    bia = await givenPintor(t, {nome: 'Bia Pinturas ME', isCompany: true, indicadoPor: ana.id});
    caio = await givenPintor(t, {nome: 'Caio', indicadoPor: bia.id});
    await givenPintor(t, {nome: 'Dora Reformas Ltda', isCompany: true, ativo: false});
  });
  after(() => t.stop());

  const companies = async (query: string) => (await smart.api.get<Rows>(`${COMPANIES}?${query}`)).body;
  const referrals = async (filter?: object) => {
    const query = filter ? `?filtros=${encodeURIComponent(JSON.stringify(filter))}` : '';
    return (await smart.api.post<Referrals>(`${REFERRALS}${query}`, {})).body;
  };

  it('show companies alone, by the page, searched and sorted as painters are', async () => {
    const all = await companies('pagina=0&limite=10&ordernar=nome');
    assert.deepEqual([all.rows.map(({nome}) => nome), all.count], [['Bia Pinturas ME', 'Dora Reformas Ltda'], 2]);
    const page = await companies('pagina=1&limite=1&ordernar=nome');
    assert.deepEqual([page.rows.map(({nome}) => nome), page.count], [['Dora Reformas Ltda'], 2]);
    assert.deepEqual((await companies('buscar=conceicao')).count, 0);
    const filtros = encodeURIComponent(JSON.stringify({isCompany: 0}));
    assert.deepEqual((await companies(`filtros=${filtros}`)).count, 0);
  });

  it('show who brought whom, and whether it counts', async () => {
    const {indicacoes, count} = await referrals();
    assert.equal(count, 2);
    const {id: _, criadoEm: __, ...first} = indicacoes[1] as Referral & {id: number; criadoEm: string};
    assert.deepEqual(first, {
      nomeIndicador: ana.nome,
      cpfIndicador: ana.cpf,
      idIndicacaoIndicador: ana.idIndicacao,
      nomeIndicado: bia.nome,
      cpfIndicado: bia.cpf,
      validado: false,
    });
    const {nota, venda} = await givenVenda(t, await givenScenario(t, bia));
    assert.equal((await smart.api.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    assert.deepEqual(
      (await referrals()).indicacoes.map(({validado}) => validado),
      [false, true],
    );
    assert.equal((await smart.api.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
    assert.deepEqual(
      (await referrals()).indicacoes.map(({validado}) => validado),
      [false, false],
    );
  });

  it('find a CPF on either side, with its mask or as it begins', async () => {
    const found = async (cpf: string) => (await referrals({cpf})).indicacoes.map(({nomeIndicado}) => nomeIndicado);
    assert.deepEqual(await found(bia.cpf), ['Caio', bia.nome]);
    assert.deepEqual(await found(formatCpf(ana.cpf)), [bia.nome]);
    assert.deepEqual(await found(caio.cpf.slice(0, 9)), ['Caio']);
    assert.deepEqual(await found('52998224725'), []);
    const filtros = encodeURIComponent(JSON.stringify({cpf: '%'}));
    assert.equal((await smart.api.post(`${REFERRALS}?filtros=${filtros}`, {})).status, 400);
  });

  it('hold nobody who was erased, as the dashboard counts painters', async () => {
    const eva = await givenPintor(t, {nome: 'Eva Pinturas ME', isCompany: true});
    await givenScoredVenda(t, eva);
    await t.db.query(sql`UPDATE pintor SET anonimizado_em = now(), nome = ${ERASED_NAME} WHERE id = ${eva.id}`);
    const count = async (filter: object = {}) => {
      const filtros = encodeURIComponent(JSON.stringify(filter));
      const {body} = await smart.api.get<Rows>(`/api/parceiros?pagina=0&limite=10&filtros=${filtros}`);
      assert.ok(body.rows.every(({nome}) => nome !== ERASED_NAME));
      return body.count;
    };
    assert.deepEqual((await companies('buscar=apagado')).rows, []);
    const {body: figures} = await smart.api.get('/api/dashboard');
    assert.deepEqual(
      [await count(), await count({pontuado: true})],
      [figures['parceirosCadastrados'], figures['parceirosPontuados']],
    );
    const day = civilDateOf(t.clock.now);
    const {body: today} = await smart.api.get(`/api/dashboard?dataInicial=${day}&dataFinal=${day}`);
    assert.deepEqual(await count({pontuado: [day, day]}), today['parceirosPontuados']);
  });

  it('say nothing of who was erased', async () => {
    const dora = await givenPintor(t, {nome: 'Dora', indicadoPor: caio.id});
    await t.db.query(
      sql`UPDATE pintor SET anonimizado_em = now(), nome = ${ERASED_NAME}, cpf = 'apagado-' || id WHERE id = ${dora.id}`,
    );
    const [first] = (await referrals({cpf: caio.cpf})).indicacoes;
    assert.deepEqual([first?.nomeIndicado, first?.cpfIndicado], [ERASED_NAME, '']);
  });

  it('are exported with the headings of the screen', async () => {
    const {body} = await smart.api.post<{fileLink: string}>(`${REFERRALS}?download=csv&fileName=Indicações`, {});
    const {text} = await t.anonymous.get(body.fileLink);
    assert.match(text, /Indicador;CPF do indicador;Código de indicação;Indicado;CPF do indicado;Situação/);
    assert.match(text, /Pendente/);
  });

  it('are neither an Auditor’s, nor a painter’s or a visitor’s', async () => {
    const auditor = await givenUsuario(t, 2);
    const admin = await givenUsuario(t, 0);
    assert.deepEqual(
      [(await auditor.api.get(COMPANIES)).status, (await auditor.api.post(REFERRALS, {})).status],
      [403, 403],
    );
    assert.deepEqual(
      [(await admin.api.get(COMPANIES)).status, (await admin.api.post(REFERRALS, {})).status],
      [200, 200],
    );
    assert.deepEqual([(await ana.api.get(COMPANIES)).status, (await ana.api.post(REFERRALS, {})).status], [401, 401]);
    assert.equal((await t.anonymous.get(COMPANIES)).status, 401);
  });
});
