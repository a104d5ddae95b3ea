import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenPremio,
  givenUsuario,
  nextNumber,
  type TestApp,
  type GivenUsuario,
} from '../support';

interface Premio {
  id: number;
  codigo: string;
  diretorioFoto: string;
  imagens: {largura: number; altura: number; url: string}[];
  [field: string]: unknown;
}

describe('Prizes: keeping the catalogue', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let auditor: GivenUsuario;
  let photo: Buffer;

  before(async () => {
    t = await givenApp();
    [smart, auditor, photo] = await Promise.all([givenUsuario(t, 1), givenUsuario(t, 2), givenImage()]);
  });
  after(() => t.stop());

  const campos = (more: Record<string, string | number> = {}) => ({
    nome: 'Furadeira de impacto',
    descricao: '<p>Com <b>maleta</b>.</p>',
    codigo: `N${nextNumber()}`,
    custo: '129.90',
    ...more,
  });
  const send = (more?: Record<string, string | number>) =>
    smart.api.post<Premio>('/api/premios', form(campos(more), {foto: {nome: 'foto.jpg', content: photo}}));
  const empties = {isCombo: '', quantidade: '', pontosAlternativo: '', custoReal: '', ativo: '', tags: '', tipo: ''};
  const auditTrail = (id: number) =>
    t.db.query(
      sql<{
        acao: string;
        antes: object | null;
        depois: object | null;
        ator_id: number;
      }>`SELECT acao, antes, depois, ator_id FROM auditoria WHERE entidade = 'premio' AND entidade_id = ${String(id)} ORDER BY id`,
    );
  const movements = (id: number) =>
    t.db.query(
      sql`SELECT quantidade, motivo, observacao, usuario_id FROM movimento_estoque WHERE premio_id = ${id} ORDER BY id`,
    );

  it('takes what a form sends for the fields that were left alone', async () => {
    const {status, body} = await send(empties);
    assert.equal(status, 201);
    assert.deepEqual(
      [body.isCombo, body.quantidade, body.pontosAlternativo, body.ativo, body.tipo],
      [0, 0, null, 1, 'geral'],
    );
    const changed = await smart.api.put<Premio>(`/api/premios/${body.id}`, form({nome: 'Outra', ...empties, foto: ''}));
    assert.deepEqual([changed.status, changed.body.nome, changed.body.ativo], [200, 'Outra', 1]);
    assert.equal(changed.body.diretorioFoto, body.diretorioFoto);
  });

  it('makes a prize with its price in points, its photo drawn anew in its widths and its audit entry', async () => {
    const {status, body} = await send({
      tipo: 'bivolt',
      pontosAlternativo: 14000,
      custoReal: '99.50',
      tags: 'ferramentas, elétrica',
    });
    assert.equal(status, 201);
    const {id, codigo, diretorioFoto, imagens, ...premio} = body;
    assert.deepEqual(premio, {
      nome: 'Furadeira de impacto',
      descricao: '<p>Com <b>maleta</b>.</p>',
      tipo: 'bivolt',
      pontosWeb: 12990,
      pontosAlternativo: 14000,
      custo: 129.9,
      custoReal: 99.5,
      isCombo: 0,
      quantidade: 0,
      tags: 'ferramentas,elétrica',
      ativo: 1,
    });
    assert.match(codigo, /^N/);
    const served = await fetch(`${t.url}/arquivos/${diretorioFoto}`);
    assert.equal(served.status, 200);
    assert.equal(served.headers.get('content-type'), 'image/webp');
    const {width, format} = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    assert.deepEqual({width, format}, {width: 960, format: 'webp'});
    assert.deepEqual(
      imagens.map(({largura, altura}) => [largura, altura]),
      [
        [480, 360],
        [960, 720],
        [1440, 1080],
      ],
    );
    assert.equal(imagens[1]?.url, `/arquivos/${diretorioFoto}`);
    for (const {largura, altura, url} of imagens) {
      const drawn = await sharp(Buffer.from(await (await fetch(t.url + url)).arrayBuffer())).metadata();
      assert.deepEqual([drawn.width, drawn.height], [largura, altura]);
    }
    const [entry] = await auditTrail(id);
    assert.equal(entry?.acao, 'criar');
    assert.equal(entry.ator_id, smart.id);
  });

  it('takes the empty type for a plain prize, and 220V price and real cost may stay empty', async () => {
    const {status, body} = await send({tipo: '', pontosAlternativo: '', custoReal: ''});
    assert.equal(status, 201);
    assert.deepEqual([body.tipo, body.pontosAlternativo, body.custoReal], ['geral', null, null]);
  });

  it('writes a combo’s first stock as a movement', async () => {
    const {body} = await send({isCombo: '1', quantidade: 12});
    assert.deepEqual([body.isCombo, body.quantidade], [1, 12]);
    assert.deepEqual(await movements(body.id), [
      {quantidade: 12, motivo: 'correcao', observacao: 'Estoque inicial', usuario_id: smart.id},
    ]);
  });

  it('keeps of the description only its formatting', async () => {
    const {body} = await send({
      descricao: '<p onclick="x()">Boa<script>alert(1)</script><img src=x onerror=y><a href="javascript:z">!</a></p>',
    });
    assert.equal(body.descricao, '<p>Boa!</p>');
    const empty = await send({descricao: '<script>alert(1)</script><p>&nbsp;</p>'});
    assert.equal(empty.status, 422);
    assert.deepEqual(empty.body.campos, {descricao: 'Informe a descrição'});
  });

  const refused: [string, Record<string, string | number>, Record<string, string>][] = [
    ['no name', {nome: ' '}, {nome: 'Informe o nome'}],
    ['no code', {codigo: ''}, {codigo: 'Informe o código'}],
    ['no cost', {custo: ''}, {custo: 'Informe o custo'}],
    ['a cost of nothing', {custo: 0}, {custo: 'O custo deve ser maior que zero'}],
    ['a cost beyond all reason', {custo: 1000000.01}, {custo: 'O custo é grande demais'}],
    ['a third decimal', {custo: '10.001'}, {custo: 'Informe um valor válido'}],
    ['a negative real cost', {custoReal: -1}, {custoReal: 'Informe um valor válido'}],
    ['a negative stock', {quantidade: -1}, {quantidade: 'O mínimo é 0'}],
    ['an unknown type', {tipo: 'carro'}, {tipo: 'Escolha uma das opções'}],
  ];
  for (const [what, fields, faults] of refused)
    it(`refuses ${what} at its field`, async () => {
      const {status, body} = await send(fields);
      assert.equal(status, 422);
      assert.deepEqual(body.campos, faults);
    });

  it('refuses unknown fields as malformed', async () => {
    const {status, body} = await send({pontosWeb: 1});
    assert.equal(status, 400);
    assert.deepEqual(body.campos, {pontosWeb: 'Campo desconhecido'});
  });

  it('needs a photo to make a prize', async () => {
    for (const sent of [campos(), form(campos())]) {
      const {status, body} = await smart.api.post('/api/premios', sent);
      assert.equal(status, 422);
      assert.deepEqual(body.campos, {foto: 'Selecione a foto'});
    }
  });

  it('refuses a code that another prize has, without keeping the photo, and frees it when that one is removed', async () => {
    const first = await send();
    const files = (await t.db.query(sql`SELECT 1 FROM arquivo`)).length;
    const again = await send({codigo: first.body.codigo});
    assert.equal(again.status, 409);
    assert.equal(again.body.erro, 'Código já cadastrado');
    assert.deepEqual(again.body.campos, {codigo: 'Código já cadastrado'});
    assert.equal((await t.db.query(sql`SELECT 1 FROM arquivo`)).length, files);
    assert.equal((await smart.api.delete(`/api/premios/${first.body.id}`)).status, 200);
    assert.equal((await send({codigo: first.body.codigo})).status, 201);
  });

  it('lets one of ten that are made with one code at once through', async () => {
    const codigo = `N${nextNumber()}`;
    const answers = await Promise.all(Array.from({length: 10}, () => send({codigo})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [201, ...Array<number>(9).fill(409)]);
  });

  it('changes what JSON names and nothing else, and writes down from what to what', async () => {
    const {body: made} = await send({tags: 'a,b'});
    const {status, body} = await auditor.api.put<Premio>(`/api/premios/${made.id}`, {nome: 'Parafusadeira', ativo: 0});
    assert.equal(status, 200);
    assert.deepEqual(body, {...made, nome: 'Parafusadeira', ativo: 0});
    const [, entry] = await auditTrail(made.id);
    assert.deepEqual(entry, {
      acao: 'alterar',
      antes: {nome: 'Furadeira de impacto', ativo: 1},
      depois: {nome: 'Parafusadeira', ativo: 0},
      ator_id: auditor.id,
    });
  });

  it('changes the photo by a form; the old one is gone', async () => {
    const {body: made} = await send();
    const content = await givenImage('png', 300, 200);
    const {status, body} = await smart.api.put<Premio>(
      `/api/premios/${made.id}`,
      form({}, {foto: {nome: 'nova.png', content}}),
    );
    assert.equal(status, 200);
    assert.notEqual(body.diretorioFoto, made.diretorioFoto);
    const stored = (path: string) => existsSync(join(t.dataDir, 'arquivos', path));
    assert.equal(stored(body.diretorioFoto), true);
    assert.equal(stored(made.diretorioFoto), false);
  });

  it('refuses a change of nothing', async () => {
    const {id} = await givenPremio(t);
    assert.equal((await smart.api.put(`/api/premios/${id}`, {})).status, 422);
    assert.equal((await smart.api.put(`/api/premios/${id}`, {nome: ''})).body.erro, 'Informe o nome');
  });

  it('corrects the stock by a movement with its reason, whatever orders took meanwhile', async () => {
    const {id} = await givenPremio(t, {isCombo: true, quantidade: 10});
    const without = await smart.api.put(`/api/premios/${id}`, {quantidade: 7});
    assert.equal(without.status, 422);
    assert.deepEqual(without.body.campos, {motivoEstoque: 'Informe o motivo da correção do estoque'});
    const counted = await smart.api.put<Premio>(`/api/premios/${id}`, {quantidade: 7, motivoEstoque: 'Contagem'});
    assert.equal(counted.body.quantidade, 7);
    const same = await smart.api.put(`/api/premios/${id}`, {quantidade: 7});
    assert.equal(same.status, 200);
    assert.deepEqual((await movements(id)).at(-1), {
      quantidade: -3,
      motivo: 'correcao',
      observacao: 'Contagem',
      usuario_id: smart.id,
    });
    const both = [5, 9].map(quantidade =>
      smart.api.put(`/api/premios/${id}`, {quantidade, motivoEstoque: 'Recontagem'}),
    );
    assert.deepEqual(
      (await Promise.all(both)).map(({status}) => status),
      [200, 200],
    );
  });

  it('removes a prize from every list and keeps its row', async () => {
    const {id} = await givenPremio(t);
    const {status, body} = await auditor.api.delete(`/api/premios/${id}`);
    assert.deepEqual([status, body.mensagem], [200, 'Prêmio excluído com sucesso']);
    for (const call of [smart.api.get, smart.api.delete]) assert.equal((await call(`/api/premios/${id}`)).status, 404);
    assert.equal((await smart.api.put(`/api/premios/${id}`, {nome: 'x'})).status, 404);
    assert.equal((await t.db.query(sql`SELECT 1 FROM premio WHERE id = ${id}`)).length, 1);
    assert.equal((await auditTrail(id)).at(-1)?.acao, 'remover');
  });

  it('shows and hides many at once, each with its audit entry', async () => {
    const [a, b, c] = await Promise.all([givenPremio(t), givenPremio(t), givenPremio(t, {ativo: false})]);
    const {body} = await smart.api.put('/api/premios/bulk-activate', {ids: [a.id, b.id, c.id], ativo: 0});
    assert.equal(body.mensagem, '3 prêmios inativados com sucesso');
    assert.deepEqual((await auditTrail(a.id)).at(-1)?.depois, {ativo: 0});
    assert.deepEqual(await auditTrail(c.id), []);
    const one = await smart.api.put('/api/premios/bulk-activate', {ids: [a.id], ativo: true});
    assert.equal(one.body.mensagem, '1 prêmio ativado com sucesso');
    const some = await smart.api.put('/api/premios/bulk-activate', {ids: [a.id, 999998, 999999], ativo: 0});
    assert.deepEqual([some.status, some.body.erro], [404, 'Prêmio não encontrado: 999998, 999999']);
    const [kept] = await t.db.query(sql<{ativo: boolean}>`SELECT ativo FROM premio WHERE id = ${a.id}`);
    assert.equal(kept?.ativo, true, 'nothing changes when one of them is not there');
    const none = await smart.api.put('/api/premios/bulk-activate', {ids: [], ativo: 1});
    assert.deepEqual([none.status, none.body.campos], [422, {ids: 'Selecione pelo menos um prêmio'}]);
    assert.equal((await smart.api.put('/api/premios/bulk-activate', {ids: [999999], ativo: 1})).status, 404);
    assert.equal((await smart.api.put('/api/premios/bulk-activate', {ids: [a.id], ativo: 'talvez'})).status, 422);
  });
});
