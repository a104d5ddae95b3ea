import assert from 'node:assert/strict';
import {formatCpf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenNota, givenPintor, givenPremio, givenUsuario, type AnswerBody, type TestApp} from '../support';
import {givenPushService, type PushService} from '../support/push-service';
import {givenCard, givenDirectoryPlace, givenMessage, givenNotice, givenReview, givenWaysIn} from './personal-data';

interface Held extends AnswerBody {
  secoes: {nome: string; total: number; colunas: string[]; linhas: (string | number | null)[][]}[];
}
interface Copy extends AnswerBody {
  dados: {titulo: string; registros: Record<string, unknown>[]}[];
}

describe('What is held about a painter', () => {
  let t: TestApp;
  let service: PushService;
  before(async () => {
    service = await givenPushService();
    t = await givenApp({jobs: true, env: {PUSH_SERVICOS: service.url, SUPORTE_EMAIL: 'suporte@clube.example'}});
  });
  after(async () => {
    await t.stop();
    await service.stop();
  });

  it('is exported in words, and reveals nothing of others', async () => {
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

  it('includes what came with reviews, card, notices and ways in, and never a card’s full number', async () => {
    const pintor = await givenPintor(t, {nome: 'Ana Prado', saldo: 9000});
    const numero = '6062820000471147';
    const owner = {pintor, smart: await givenUsuario(t, 1)};
    await givenWaysIn(t, pintor);
    const premio = await givenReview(t, owner);
    await givenDirectoryPlace(t, owner.pintor);
    await givenCard(t, owner, numero);
    await givenMessage(t, pintor);
    await givenNotice(t, pintor, service);
    const {body} = await pintor.api.get<Held>('/api/privacidade/dados');
    const parts = new Map(body.secoes.map(({nome, linhas}) => [nome, linhas]));
    const now = '15/09/2026 12:00';
    assert.deepEqual(parts.get('contas'), [['Google', now]]);
    assert.deepEqual(parts.get('senha'), [[now, pintor.email, '15/09/2026 13:00']]);
    const words = `Muito boa. Ana Prado, ${pintor.email}`;
    assert.deepEqual(parts.get('avaliacoes'), [[now, premio.nome, 4, words, 1, 'Sim']]);
    assert.deepEqual(parts.get('galeria'), [[now, 'Não']]);
    assert.deepEqual(parts.get('categorias'), [['Casas e apartamentos']]);
    const said = 'Adorei o trabalho de Ana Prado.';
    assert.deepEqual(parts.get('avaliacoes-clientes'), [
      [now, 'Sala, por Ana Prado', 'Avaliado', now, 5, 'Carla', said, 'Obrigado! Ana Prado', 'Não'],
    ]);
    assert.deepEqual(parts.get('favoritos'), [[premio.nome, now, 'Sim']]);
    const code = `final ${pintor.cpf.slice(-4)}`;
    assert.deepEqual(parts.get('cartao'), [['final 1147', code, 'Ana Prado', 'R$ 0,00', null, 'Sim', now, now]]);
    assert.deepEqual(
      parts.get('pedidos_cartao')?.map(([, ...rest]) => rest),
      [
        ['Desbloqueio', null, 'Aberto', now, null],
        ['Recarga', null, 'Na operadora', now, null],
        ['Desbloqueio', null, 'Recusado', now, 'O cartão está com Ana Prado'],
        ['Cartão novo', 'Ana Prado', 'Entregue', now, null],
      ],
    );
    assert.deepEqual(parts.get('mensagens'), [[now, 'Aqui é Ana Prado. Cadê o meu prêmio?', now]]);
    assert.deepEqual(parts.get('avisos'), [
      [now, 'Sua nota valeu 120 pontos', 'A nota de Ana Prado foi pontuada.', 'E-mail', null],
    ]);
    assert.deepEqual(parts.get('escolhas_avisos'), [['Pontos perto de vencer', 'E-mail', 'Não']]);
    assert.deepEqual(parts.get('aparelhos'), [['Celular de Ana Prado', now, null]]);
    assert.ok(!JSON.stringify(body).includes(numero));
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

  it('is looked at thirty times an hour, side by side too, each painter for themselves', async () => {
    const [pintor, other] = [await givenPintor(t), await givenPintor(t)];
    const look = () => pintor.api.get<{erro?: string}>('/api/privacidade/dados');
    const answers = await Promise.all(Array.from({length: 31}, look));
    assert.equal(answers.filter(({status}) => status === 200).length, 30);
    const {status, headers, body} = await look();
    assert.deepEqual([status, body.erro], [429, 'Você abriu seus dados muitas vezes. Tente de novo mais tarde.']);
    assert.ok(Number(headers.get('retry-after')) > 0);
    assert.equal((await other.api.get('/api/privacidade/dados')).status, 200);
    assert.equal((await pintor.api.get('/api/privacidade')).status, 200);
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
