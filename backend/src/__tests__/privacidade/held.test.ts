import assert from 'node:assert/strict';
import {formatCpf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenNota, givenPintor, givenPremio, givenUsuario, type AnswerBody, type TestApp} from '../support';

interface Held extends AnswerBody {
  secoes: {nome: string; total: number; colunas: string[]; linhas: (string | number | null)[][]}[];
}
interface Copy extends AnswerBody {
  dados: {titulo: string; registros: Record<string, unknown>[]}[];
}

describe('What is held about a painter', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  it('is told in words, and tells nothing of others', async () => {
    const pintor = await givenPintor(t, {nome: 'Ana Prado', saldo: 3000, sexo: 'F'});
    const other = await givenPintor(t, {nome: 'Bento Reis', indicadoPor: pintor.id, saldo: 100});
    for (let i = 0; i < 25; i++) await givenNota(t, pintor.id);
    await givenNota(t, other.id);
    const {codigo} = await givenPremio(t, {nome: 'Furadeira'});
    await pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1});
    const {status, body} = await pintor.api.get<Held>('/api/privacidade/dados');
    assert.equal(status, 200);
    const parts = new Map(body.secoes.map(part => [part.nome, part]));
    const register = parts.get('cadastro');
    const valueOf = (name: string) => register?.linhas[0]?.[register.colunas.indexOf(name)];
    assert.deepEqual(['Nome', 'CPF', 'Data de nascimento', 'Sexo', 'Colegas que você indicou'].map(valueOf), [
      'Ana Prado',
      formatCpf(pintor.cpf),
      '20/04/1985',
      'Feminino',
      '1',
    ]);
    const notas = parts.get('notas');
    assert.deepEqual(
      [notas?.total, notas?.linhas.length, notas?.linhas[0]?.slice(0, 2)],
      [25, 10, ['15/09/2026 12:00', 'Pendente']],
    );
    assert.deepEqual(parts.get('resgates')?.linhas[0]?.slice(1, 5), ['Furadeira', null, 1, 1000]);
    assert.ok(!JSON.stringify(body).includes('Bento'));
  });

  it('is handed over whole, and that is written down; ten times a day', async () => {
    const pintor = await givenPintor(t, {nome: 'Ana Prado'});
    for (let i = 0; i < 25; i++) await givenNota(t, pintor.id);
    const {status, body} = await pintor.api.post<Copy>('/api/privacidade/copia');
    assert.equal(status, 200);
    const notas = body.dados.find(({titulo}) => titulo === 'Notas que você enviou');
    assert.equal(notas?.registros.length, 25);
    assert.deepEqual([body.titular, body.geradoEm], ['Ana Prado', '15/09/2026 12:00']);
    const asked = await t.db.query(sql`SELECT tipo, estado FROM pedido_privacidade WHERE pintor_id = ${pintor.id}`);
    assert.deepEqual(asked, [{tipo: 'copia', estado: 'atendido'}]);
    for (let i = 0; i < 9; i++) await pintor.api.post('/api/privacidade/copia');
    assert.equal((await pintor.api.post('/api/privacidade/copia')).status, 429);
  });

  it('is for the painter alone', async () => {
    const staff = await givenUsuario(t, 1);
    for (const api of [t.anonymous, staff.api]) {
      assert.equal((await api.get('/api/privacidade')).status, 401);
      assert.equal((await api.get('/api/privacidade/dados')).status, 401);
      assert.equal((await api.post('/api/privacidade/copia')).status, 401);
    }
  });
});
