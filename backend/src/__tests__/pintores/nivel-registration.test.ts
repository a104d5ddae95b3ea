import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {form, givenApp, givenImage, givenUsuario, type AnswerBody, type GivenUsuario, type TestApp} from '../support';

describe('Levels that staff make', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE cluster CASCADE`));

  const ouro = {nome: 'Ouro', ordem: 3, tipo: 'PONTOS', triggerLimite: 12_000, valorPonto: 1.2, fotoPerfil: true};

  it('have their flags, threshold and factor; those of a picture are its sizes', async () => {
    const {status, body} = await staff.api.post('/api/cluster', ouro);
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual(
      [body['ordem'], body['valorPonto'], body['fotoPerfil'], body['cursosAll'], body['img']],
      [3, 1.2, true, false, null],
    );
    const image = await givenImage('png', 600, 600);
    const changed = await staff.api.put<AnswerBody & {img: string; imgImagens: object[]}>(
      `/api/cluster/${String(body['id'])}`,
      form({valorPonto: '1.3'}, {imagem: {nome: 'ouro.png', content: image, mime: 'image/png'}}),
    );
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
    assert.equal(changed.body['valorPonto'], 1.3);
    assert.equal(changed.body.imgImagens.length, 2);
    assert.equal((await t.anonymous.raw('GET', changed.body.img)).status, 200);
  });

  it('say what is missing, taken or beyond what a factor may be', async () => {
    assert.deepEqual((await staff.api.post('/api/cluster', {})).body['campos'], {
      nome: 'Nome obrigatório',
      ordem: 'Ordem obrigatório',
    });
    await staff.api.post('/api/cluster', ouro);
    const twice = await staff.api.post('/api/cluster', {...ouro, nome: 'Outro'});
    assert.deepEqual([twice.status, twice.body['erro']], [409, 'Já há um nível nesta ordem']);
    const large = await staff.api.post('/api/cluster', {...ouro, ordem: 4, valorPonto: 11});
    assert.deepEqual(Object.keys(large.body['campos'] as object), ['valorPonto']);
  });

  it('are no Auditor’s to make', async () => {
    const auditor = await givenUsuario(t, 2);
    assert.equal((await auditor.api.post('/api/cluster', ouro)).status, 403);
  });
});
