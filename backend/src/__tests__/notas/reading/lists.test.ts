import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenArquivo,
  givenPintor,
  givenRevenda,
  givenUsuario,
  insert,
  nextCnpj,
  nextNumber,
  type Client,
  type TestApp,
} from '../../support';
import {givenInLeitura, nextChave} from './support';
import {givenScenario, givenVenda} from '../support';

interface Pending {
  id: number;
  leitura: string;
  arquivos: number;
  possivelDuplicata: {id: number} | null;
}

describe('lists of receipts that were read', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());

  const pending = async (query: string) => {
    const {status, body} = await staff.get<{rows: Pending[]}>(`/api/pontuacoes/pendentes?${query}`);
    assert.equal(status, 200, query);
    return body.rows;
  };
  const duplicateOf = async (id: number) => (await pending(`filtros={"id":${id}}`))[0]?.possivelDuplicata?.id;

  it('sort by what was read, what was not read last, and filter by how', async () => {
    const {id, cpf} = await givenPintor(t);
    const readNota = (columns: object) => givenInLeitura(t, id, {estado: 'lida', ...columns});
    const a = await readNota({loja: 'Ágata', dataEmissao: '2026-09-03', total: 30, confianca: 0.5, certa: false});
    const b = await readNota({loja: 'Bela Cor', dataEmissao: '2026-09-01', total: 200, confianca: 0.99, certa: true});
    const c = await givenInLeitura(t, id, {arquivos: 2});
    const ids = async (query: string) => (await pending(`cpf=${cpf}&pagina=0&${query}`)).map(row => row.id);
    assert.deepEqual(await ids('ordernar=%2Bloja'), [a.id, b.id, c.id]);
    assert.deepEqual(await ids('ordernar=-loja'), [b.id, a.id, c.id]);
    assert.deepEqual(await ids('ordernar=%2BdataEmissao'), [b.id, a.id, c.id]);
    assert.deepEqual(await ids('ordernar=-total'), [b.id, a.id, c.id]);
    assert.deepEqual(await ids('ordernar=-confianca'), [b.id, a.id, c.id]);
    assert.deepEqual(await ids('ordernar=%2Bconfianca'), [a.id, b.id, c.id]);
    assert.deepEqual(await ids('filtros={"leitura":"em_leitura"}'), [c.id]);
    assert.deepEqual(await ids('filtros={"certa":true}'), [b.id]);
    assert.deepEqual(await ids('filtros={"loja":"agata"}'), [a.id]);
    const rows = await pending(`cpf=${cpf}`);
    assert.deepEqual(
      rows.map(({leitura, arquivos}) => [leitura, arquivos]),
      [
        ['lida', 1],
        ['lida', 1],
        ['em_leitura', 2],
      ],
    );
  });

  it('show the painter what was read of the own receipts', async () => {
    const pintor = await givenPintor(t);
    await givenInLeitura(t, pintor.id, {
      estado: 'lida',
      loja: 'Bela Cor',
      numero: '77',
      total: 12.5,
      dataEmissao: '2026-09-01',
    });
    const {body} = await pintor.api.get<{naoProcessadas: Record<string, unknown>[]}>('/api/pontuacoes/nao-processadas');
    const [{leitura, loja, numero, total, dataEmissao} = {}] = body.naoProcessadas;
    assert.deepEqual([leitura, loja, numero, total, dataEmissao], ['lida', 'Bela Cor', '77', 12.5, '2026-09-01']);
  });

  it('name the shop to the painter as the club does', async () => {
    const pintor = await givenPintor(t);
    const {cnpj} = await givenRevenda(t, {nomeInput: 'Tintas São Jorge'});
    await givenInLeitura(t, pintor.id, {estado: 'lida', loja: 'SAO JORGE COM TINTAS', cnpj});
    const {body} = await pintor.api.get<{naoProcessadas: {loja: string}[]}>('/api/pontuacoes/nao-processadas');
    assert.equal(body.naoProcessadas[0]?.loja, 'Tintas São Jorge');
  });

  it('leave out what was joined to another receipt', async () => {
    const pintor = await givenPintor(t);
    const chave = nextChave();
    const whole = await givenInLeitura(t, pintor.id, {estado: 'lida', chave});
    const part = await givenInLeitura(t, pintor.id, {estado: 'lida', chave});
    assert.equal(await duplicateOf(whole.id), part.id);
    for (const estado of ['encerrada', 'pendente']) {
      await t.db.query(sql`UPDATE nota SET estado = ${estado}, junta_em = ${whole.id} WHERE id = ${part.id}`);
      const ids = async (client: Client, list: string) => {
        const {body} = await client.get<Record<string, {id: number}[]>>(`/api/pontuacoes/${list}`);
        return (body.rows ?? body.naoProcessadas ?? []).map(({id}) => id);
      };
      for (const list of ['pendentes', 'encerradas']) assert.ok(!(await ids(staff, list)).includes(part.id), list);
      assert.deepEqual(await ids(pintor.api, 'nao-processadas'), [whole.id]);
      assert.equal(await duplicateOf(whole.id), undefined);
    }
  });

  it('flag the same file in any place of a receipt, but not the parts of one that was split', async () => {
    const pintor = await givenPintor(t);
    const arquivo = await givenArquivo(t);
    const givenPart = (recorte: object | null, ordem: number) =>
      givenInLeitura(t, pintor.id).then(async nota => {
        await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id, ordem, recorte});
        return nota.id;
      });
    const [one, two] = [await givenPart({paginas: [1]}, 2), await givenPart({paginas: [2]}, 2)];
    assert.deepEqual([await duplicateOf(one), await duplicateOf(two)], [undefined, undefined]);
    const other = await givenInLeitura(t, (await givenPintor(t)).id);
    const copy = await givenArquivo(t, {sha256: arquivo.sha256});
    await insert(t, 'nota_arquivo', {notaId: other.id, arquivoId: copy.id, ordem: 2});
    assert.deepEqual([await duplicateOf(one), await duplicateOf(other.id)], [other.id, one]);
  });

  it('flag the same type, number and shop, series where known, unless both have a key', async () => {
    const {id} = await givenPintor(t);
    const cnpj = nextCnpj();
    const paper = {estado: 'lida', cnpj, numero: String(nextNumber()), tipoFiscal: 'C', serie: 1};
    const first = await givenInLeitura(t, id, {...paper, chave: nextChave()});
    const cases: [string, object, number | undefined][] = [
      ['no key', {}, first.id],
      ['no series', {serie: null}, first.id],
      ['another key', {chave: nextChave()}, undefined],
      ['another series', {serie: 2}, undefined],
      ['another type', {tipoFiscal: 'N'}, undefined],
      ['another number', {numero: '999999'}, undefined],
      ['another shop', {cnpj: nextCnpj()}, undefined],
    ];
    for (const [nome, difference, expected] of cases) {
      const another = await givenInLeitura(t, id, {...paper, ...difference});
      assert.equal(await duplicateOf(another.id), expected, nome);
      await t.db.query(sql`UPDATE nota SET estado = 'reprovada' WHERE id = ${another.id}`);
    }
  });

  it('flag what a live sale without a key was scored for', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor);
    const {nota, venda} = await givenVenda(t, scenario);
    assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
    const paper = {estado: 'lida', cnpj: scenario.revenda.cnpj, numero: venda.identificador, tipoFiscal: 'C'};
    const second = await givenInLeitura(t, pintor.id, {...paper, chave: nextChave()});
    assert.equal(await duplicateOf(second.id), nota.id);
    assert.equal((await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id})).status, 200);
    assert.equal(await duplicateOf(second.id), undefined);
  });
});
