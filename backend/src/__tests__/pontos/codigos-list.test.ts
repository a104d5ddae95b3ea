import assert from 'node:assert/strict';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  type AnswerBody,
  type Client,
  type GivenUsuario,
  type TestApp,
} from '../support';

const PATH = '/api/codigo-promocional';

describe('The list of promotional codes', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    const given = (codigo: string, more: object) =>
      insert(t, 'codigo_promocional', {codigo, operacao: 'ADICIONAR', valor: 10, ...more});
    // The tests' clock is on 15/09/2026.
    await given('ONTEM', {expiraEm: '2026-09-14', apenasVenda: true});
    await given('HOJE', {expiraEm: '2026-09-15', apenasVenda: false});
    await given('SEMPRE', {apenasVenda: true});
  });
  after(() => t.stop());

  const read = (filtros: object, more = '') =>
    smart.api.get<{codigosPromocionais: AnswerBody[]; fileLink: string} & AnswerBody>(
      `${PATH}?filtros=${JSON.stringify(filtros)}&ordenar=id${more}`,
    );
  const codes = async (filtros: object) => (await read(filtros)).body.codigosPromocionais.map(({codigo}) => codigo);

  it('is narrowed to those that are valid today, or that have expired', async () => {
    assert.deepEqual((await codes({validade: 'vigentes'})).toSorted(), ['HOJE', 'SEMPRE']);
    assert.deepEqual(await codes({validade: 'vencidos'}), ['ONTEM']);
    assert.deepEqual(await codes({validade: 'vencidos', limitacao: 'Geral'}), []);
    assert.ok([400, 422].includes((await read({validade: 'outra'})).status));
  });

  it('says in files for what a code is, as the screen does', async () => {
    const {body} = await read({}, '&download=csv');
    const [head = '', ...lines] = (await t.anonymous.get(body.fileLink)).text.trim().split('\n');
    const at = head.split(';').indexOf('Uso');
    const uses = lines.map(line => [line.split(';')[0], line.split(';')[at]]).toSorted();
    assert.deepEqual(uses, [
      ['HOJE', 'Geral'],
      ['ONTEM', 'Vendas'],
      ['SEMPRE', 'Vendas'],
    ]);
  });

  it('says to staff alone who made a code, which nobody can search by', async () => {
    const [pintor, bia] = [await givenPintor(t), await givenUsuario(t, 1, {nome: 'Bia Reis'})];
    const lote = await insert<{id: number}>(t, 'lote_codigo', {qtd: 1, usuarioId: bia.id});
    const {id} = await insert<{id: number}>(t, 'codigo_promocional', {
      ...{codigo: 'DELA', operacao: 'ADICIONAR', valor: 10, loteCodigoId: lote.id, usos: 1},
    });
    const used = {codigo: 'DELA', operacao: 'ADICIONAR', valor: 10, pontos: 10, utilizadoEm: t.clock.now};
    await insert(t, 'uso_codigo', {...used, codigoPromocionalId: id, pintorId: pintor.id});
    const own = (await pintor.api.get<{codigosPromocionais: AnswerBody[]} & AnswerBody>(PATH)).body.codigosPromocionais;
    const listed = (await read({})).body.codigosPromocionais;
    assert.equal(listed.find(({codigo}) => codigo === 'DELA')?.['criadoPor'], 'Bia Reis');
    assert.deepEqual(
      own.map(({codigo, criadoPor}) => [codigo, criadoPor]),
      [['DELA', null]],
    );
    const asked = await pintor.api.get(`${PATH}?filtros=${JSON.stringify({criadoPor: 'Bia Reis'})}`);
    assert.equal(asked.status, 400);
    const file = async ({api}: {api: Client}, colunas = '') => {
      const {status, body} = await api.get<{fileLink: string}>(`${PATH}?download=csv${colunas}`);
      return status === 200 ? (await t.anonymous.get(body.fileLink)).text : status;
    };
    assert.match(String(await file(pintor)), /DELA/);
    assert.doesNotMatch(String(await file(pintor)), /Bia Reis|Criado por/);
    assert.equal(await file(pintor, '&colunas=criadoPor'), 400);
    assert.match(String(await file(bia, '&colunas=codigo,criadoPor')), /DELA;"?Bia Reis/);
  });
});
