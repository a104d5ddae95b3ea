import assert from 'node:assert/strict';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../support';

interface Alteracoes extends AnswerBody {
  alteracoes: {acao: string; por: string; ocorridoEm: string; antes: AnswerBody | null; depois: AnswerBody | null}[];
}

describe('What was changed in a record', () => {
  let t: TestApp;
  let administrador: GivenUsuario;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    [administrador, smart] = [await givenUsuario(t, 0), await givenUsuario(t, 1)];
  });
  after(() => t.stop());

  const read = ({api}: Pick<GivenUsuario, 'api'>, entidade: string, id: unknown) =>
    api.get<Alteracoes>(`/api/alteracoes?entidade=${entidade}&id=${String(id)}`);

  it('is shown with who, when, from what to what; the newest first', async () => {
    const {id} = (await administrador.api.post('/api/redes', {nome: 'Rede Sul', regiao: 'Sul'})).body;
    await smart.api.put(`/api/redes/${String(id)}`, {regiao: 'Norte'});
    const {body} = await read(administrador, 'Rede', id);
    const told = body.alteracoes.map(({acao, por, antes, depois}) => ({acao, por, antes, depois}));
    assert.deepEqual(told, [
      {acao: 'alterar', por: smart.nome, antes: {regiao: 'Sul'}, depois: {regiao: 'Norte'}},
      {acao: 'criar', por: administrador.nome, antes: null, depois: {nome: 'Rede Sul', regiao: 'Sul'}},
    ]);
    assert.match(body.alteracoes[0]?.ocorridoEm ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('is shown for the settings, which no list has', async () => {
    const {id} = (await smart.api.post('/api/configuracoes', {bloquearResgate: true})).body;
    await smart.api.put(`/api/configuracoes/${String(id)}`, {bloquearResgate: false});
    const {body} = await read(smart, 'ConfiguracaoGuardada', id);
    assert.deepEqual(
      body.alteracoes.map(({acao, por, depois}) => [acao, por, depois]),
      [
        ['alterar', smart.nome, {bloquearResgate: false}],
        ['criar', smart.nome, {bloquearResgate: true}],
      ],
    );
  });

  it('is nothing for a record that nobody changed', async () => {
    assert.deepEqual((await read(administrador, 'Rede', 999_999)).body, {alteracoes: []});
  });

  it('is for who may read the list of such records', async () => {
    assert.equal((await read(smart, 'Voucher', 1)).status, 200);
    assert.equal((await read(administrador, 'Voucher', 1)).status, 404);
    assert.equal((await read(administrador, 'Nada', 1)).status, 404);
    assert.equal((await read(await givenUsuario(t, 2), 'Rede', 1)).status, 403);
    assert.equal((await read(await givenPintor(t), 'Rede', 1)).status, 401);
  });
});
