import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenPremio, givenUsuario, type TestApp, type GivenUsuario} from '../support';

interface ListAnswer {
  premios: {id: number; codigo: string; custoReal?: number | null; tipo: string}[];
  totalItens: number;
}

describe('Prizes: what each may see', () => {
  let t: TestApp;
  let admin: GivenUsuario;

  before(async () => {
    t = await givenApp();
    admin = await givenUsuario(t, 0);
    await givenPremio(t, {codigo: 'ROLO', nome: 'Rolo de lã', custo: 10, custoReal: 7, tags: ['pintura']});
    await givenPremio(t, {codigo: 'LIXA', nome: 'Lixa', custo: 20, tipo: 'disco', tags: ['pintura', 'acabamento']});
    await givenPremio(t, {codigo: 'FURA', nome: 'Furadeira', custo: 30, tipo: 'bivolt', pontosAlternativo: 1500});
    await givenPremio(t, {codigo: 'VELHO', nome: 'Fora de linha', custo: 5, ativo: false, tags: ['antigo']});
    await givenPremio(t, {codigo: 'SUMIU', nome: 'Removido', custo: 5, removidoEm: t.clock.now, tags: ['antigo']});
  });
  after(() => t.stop());

  const codes = async (query: string, api = t.anonymous) =>
    (await api.get<ListAnswer>(`/api/premios?${query}`)).body.premios.map(({codigo}) => codigo);

  it('shows visitors the active ones, cheapest first, without what they cost the programme', async () => {
    const {body} = await t.anonymous.get<ListAnswer>('/api/premios');
    assert.deepEqual(
      body.premios.map(({codigo}) => codigo),
      ['ROLO', 'LIXA', 'FURA'],
    );
    assert.equal(body.totalItens, 3);
    assert.equal(
      body.premios.some(premio => 'custoReal' in premio),
      false,
    );
  });

  it('shows staff all that were not removed, with the real cost', async () => {
    const {body} = await admin.api.get<ListAnswer>('/api/premios?pagina=0&itensPorPagina=10&ordernar=codigo');
    assert.deepEqual(
      body.premios.map(({codigo}) => codigo),
      ['FURA', 'LIXA', 'ROLO', 'VELHO'],
    );
    assert.equal(body.premios.find(({codigo}) => codigo === 'ROLO')?.custoReal, 7);
    assert.deepEqual(await codes('ativo=0', admin.api), ['VELHO']);
  });

  it('pages, and tells the total of all pages', async () => {
    const {body} = await t.anonymous.get<ListAnswer>('/api/premios?pagina=1&itensPorPagina=2');
    assert.deepEqual([body.premios.map(({codigo}) => codigo), body.totalItens], [['FURA'], 3]);
  });

  it('finds by words without accents, by any of the tags, by type and by code', async () => {
    assert.deepEqual(await codes('busca=LA'), ['ROLO']);
    assert.deepEqual(await codes('tags=acabamento,inexistente'), ['LIXA']);
    assert.deepEqual(await codes('tags=acabamento,pintura'), ['ROLO', 'LIXA']);
    assert.deepEqual(await codes('tags='), ['ROLO', 'LIXA', 'FURA']);
    assert.deepEqual(await codes('tipo=geral'), ['ROLO']);
    assert.deepEqual(await codes(`filtros=${encodeURIComponent('{"tipo":""}')}`), ['ROLO']);
    assert.deepEqual(await codes('codigo=FURA&ativo=1'), ['FURA']);
    assert.deepEqual(await codes('codigo=VELHO&ativo=0'), []);
  });

  it('shows a painter what the balance can pay, in either voltage', async () => {
    const {api} = await givenPintor(t, {saldo: 1500});
    // Only what comes in two voltages is sold for the other price.
    await t.db.query(sql`UPDATE premio SET pontos_alternativo = 10 WHERE codigo = 'LIXA'`);
    assert.deepEqual(await codes('buscaSaldo=true', api), ['ROLO', 'FURA']);
    assert.deepEqual(await codes('buscaSaldo=0', api), ['ROLO', 'LIXA', 'FURA']);
    assert.deepEqual(await codes('buscaSaldo=1'), ['ROLO', 'LIXA', 'FURA']);
  });

  it('answers one prize, and 404 for one that the caller may not see', async () => {
    const [hidden] = (await admin.api.get<ListAnswer>('/api/premios?codigo=VELHO')).body.premios;
    assert.ok(hidden);
    assert.equal((await admin.api.get(`/api/premios/${hidden.id}`)).status, 200);
    assert.equal((await t.anonymous.get(`/api/premios/${hidden.id}`)).status, 404);
    const [shown] = (await t.anonymous.get<ListAnswer>('/api/premios?codigo=ROLO')).body.premios;
    const {body} = await t.anonymous.get(`/api/premios/${shown?.id}`);
    assert.equal(body.codigo, 'ROLO');
    assert.equal('custoReal' in body, false);
  });

  it('answers a painter who calls from the panel’s address as any visitor', async () => {
    const {token} = await givenPintor(t);
    const {body} = await t.asPintor(token).get<ListAnswer>('/api/premios', {page: '/painel/premios'});
    assert.equal(body.totalItens, 3);
    assert.equal((await t.anonymous.get<ListAnswer>('/api/premios?custoReal_gte=1')).status, 400);
  });

  it('lists the tags of active prizes in the order of the alphabet', async () => {
    assert.deepEqual((await t.anonymous.get('/api/tags')).body, {tags: ['acabamento', 'pintura']});
  });
});
