import assert from 'node:assert/strict';
import {ERASED_NAME, formatCpf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {Kernel} from '../../kernel/keys';
import type {Email} from '../../kernel/mail/mailer';
import {ERASE} from '../../modules/privacidade/erasure.service';
import {
  deliverEvents,
  filesIn,
  form,
  givenApp,
  givenArquivo,
  givenImage,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  PINTOR_PASSWORD,
  saldoOf,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {pedidosOf} from '../cartoes/support';
import {mp4} from '../kernel/uploads/support';
import {givenPushService, type PushService} from '../support/push-service';
import {
  deliveriesOf,
  givenCard,
  givenDirectoryPlace,
  givenEmailsElsewhere,
  givenImports,
  givenMessage,
  givenNotice,
  givenReview,
  givenWaysIn,
} from './personal-data';
import {foundInFiles, foundInTables} from './support';

const PATH = '/api/privacidade/apagar';
const RIGHT = {senha: PINTOR_PASSWORD, ciente: 1};

describe('Erasure', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let service: PushService;
  before(async () => {
    service = await givenPushService();
    t = await givenApp({jobs: true, env: {PUSH_SERVICOS: service.url, SUPORTE_EMAIL: 'suporte@clube.example'}});
    smart = await givenUsuario(t, 1);
  });
  after(async () => {
    await t.stop();
    await service.stop();
  });

  const given = (columns: Record<string, unknown> = {}) => givenPintor(t, {senha: PINTOR_PASSWORD, ...columns});
  const requestOf = (id: number) =>
    t.db.one(
      sql<{
        id: number;
        estado: string;
      }>`SELECT id, estado FROM pedido_privacidade WHERE pintor_id = ${id} AND tipo = 'eliminacao'`,
    );
  async function erase({id, api}: GivenPintor): Promise<void> {
    const {status, body} = await api.post(PATH, RIGHT);
    assert.equal(status, 200, body.erro);
    await t.app.jobs.runNow(ERASE, {pedidoId: (await requestOf(id))?.id});
  }
  const order = async ({api}: GivenPintor, codigo: string, more: object = {}) => {
    const {status, body} = await api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: codigo,
      qtde: 1,
      ...more,
    });
    assert.equal(status, 200, body.erro);
    return body.resgate.id;
  };

  it('leaves nothing by which anybody could tell who it was, in no table and in no folder', async () => {
    const [nome, email, celular] = ['Maximiliano Sebastião Albuquerque', 'maximiliano@correio.example', '11987650011'];
    const retrato = await givenArquivo(t, {caminho: 'retratos/maximiliano.jpg'});
    const referrer = await given();
    const pintor = await given({
      ...{nome, email, celular, saldo: 9000, telefone: '1133550077', sobre: 'Pinto fachadas em Perdizes.'},
      ...{endRua: 'Rua Caiubi', endNumero: '1187', endBairro: 'Perdizes', endCep: '05010000', fotoId: retrato.id},
      ...{
        facebookId: 'fb-4711',
        googleAuthId: 'goog-4711',
        indicacaoVendedor: 'Vendedor Anselmo',
        indicadoPor: referrer.id,
      },
      idIndicacao: 'MAXIMQ7W4X',
    });
    const cartao = '6062820000471147';
    const words = [
      ...[
        pintor.cpf,
        formatCpf(pintor.cpf),
        cartao,
        nome,
        'maximiliano',
        email,
        celular,
        '1133550077',
        'Perdizes',
        'Caiubi',
        '05010000',
        'fb-4711',
      ],
      ...[
        '(11) 98765-0011',
        'antigo@endereco.example',
        'goog-4711',
        'Anselmo',
        'MAXIMQ7W4X',
        'Ladeira dos Ipês',
        'Zuleica',
      ],
    ];
    const photo = await givenImage('jpeg', 640, 480);
    const sent = await pintor.api.post(
      '/api/upload/venda_foto',
      form({}, {arquivos: {nome: 'maximiliano-nota.jpg', content: photo}}),
      {idempotencyKey: 'maximiliano-1'},
    );
    assert.equal(sent.status, 200, sent.text);
    const nota = await t.db.one(sql<{id: number}>`SELECT id FROM nota WHERE pintor_id = ${pintor.id}`);
    await t.db.query(
      sql`UPDATE nota_leitura SET estado = 'lida', loja = 'Loja do Maximiliano', campos = '{"cpf": {"valor": "Maximiliano"}}' WHERE nota_id = ${nota?.id ?? null}`,
    );
    const delivery = {
      ...{entregaNome: nome, entregaRua: 'Ladeira dos Ipês', entregaNumero: '9', entregaComplemento: 'fundos'},
      ...{entregaBairro: 'Perdizes', entregaCidade: 'São Paulo', entregaEstado: 'SP', entregaCep: '05010000'},
    };
    const recarga = await givenPremio(t, {tipo: 'recarga'});
    const waiting = await order(pintor, recarga.codigo, {
      opcao: {operadora: 'Vivo', celular},
      enderecoEntrega: delivery,
    });
    const onItsWay = await order(pintor, (await givenPremio(t)).codigo, {enderecoEntrega: delivery});
    await smart.api.put(`/api/resgates/${onItsWay}/alterar-observacao`, {observacao: 'Deixar com a vizinha Zuleica'});
    await smart.api.post(
      '/api/upload/foto_video',
      form({idResgate: onItsWay}, {arquivo: {nome: 'maximiliano.jpg', content: photo}}),
    );
    await smart.api.post(
      '/api/upload/foto_video',
      form({idResgate: onItsWay}, {arquivo: {nome: 'maximiliano.mp4', content: mp4(9000)}}),
    );
    await smart.api.post('/api/alterarStatusResgate', {identificador: onItsWay, status: 2});
    await givenWaysIn(t, pintor);
    await givenEmailsElsewhere(t, pintor, {former: 'antigo@endereco.example', resgateId: onItsWay});
    const reviewed = await givenReview(t, {pintor, smart});
    await givenDirectoryPlace(t, pintor);
    await givenCard(t, {pintor, smart}, cartao);
    await givenMessage(t, pintor);
    await givenNotice(t, pintor, service);
    for (const busca of [pintor.cpf, formatCpf(pintor.cpf), '(11) 98765-0011', 'maximiliano sebastiao albuquerque'])
      await smart.api.post('/api/visoes', {lista: 'pintores', nome: busca, filtros: {busca}});
    const other = await given();
    await givenImports(t, {pintor, smart, other, cartao});
    await t.app.jobs.runNow('premios.confirmar-resgate', {resgateId: waiting});
    assert.ok((await foundInTables(t, words)).length >= words.length, 'there was something to be found');
    assert.ok(foundInFiles(t, [email]).length > 0);
    const waitingPush = (await deliveriesOf(t, pintor.id)).find(({estado}) => estado === 'pendente');
    assert.equal(waitingPush?.canal, 'push');

    const saldo = await saldoOf(t, pintor.id);
    const ledger = () =>
      t.db.query(sql`SELECT * FROM lancamento WHERE pintor_id = ${pintor.id} AND tipo <> 'estorno_resgate'`);
    const before = await ledger();
    await erase(pintor);

    assert.deepEqual(await foundInTables(t, words), []);
    assert.deepEqual(foundInFiles(t, words), []);
    const imports = sql<{estado: string; lines: number; named: number}>`
      SELECT i.estado, count(l.*)::int AS lines, (count(*) FILTER (WHERE l.valores ->> 'cpf' = ${other.cpf}))::int AS named
        FROM importacao i LEFT JOIN importacao_linha l ON l.importacao_id = i.id GROUP BY i.id ORDER BY i.id`;
    assert.deepEqual(await t.db.query(imports), [
      {estado: 'concluida', lines: 1, named: 0},
      {estado: 'cancelada', lines: 2, named: 1},
      {estado: 'cancelada', lines: 0, named: 0},
    ]);
    const kept = await t.db.query(sql<{caminho: string}>`SELECT caminho FROM arquivo UNION SELECT caminho FROM imagem`);
    assert.deepEqual(filesIn(t, 'arquivos'), kept.map(({caminho}) => caminho).sort());
    assert.deepEqual(await ledger(), before, 'the ledger’s figures stay');
    assert.equal(await saldoOf(t, pintor.id), (saldo ?? 0) + recarga.pontosWeb, 'an order that had not left came back');
    const statuses = await t.db.query(
      sql<{status: number}>`SELECT status FROM resgate WHERE pintor_id = ${pintor.id} ORDER BY id`,
    );
    assert.deepEqual(
      statuses.map(({status}) => status),
      [3, 2, 1, 1, 2],
    );
    assert.deepEqual(
      (await pedidosOf(t, pintor.id)).map(pedido => [pedido.tipo, pedido.estado, pedido.nome, pedido.motivo]),
      [
        ['cartao', 'entregue', ERASED_NAME, null],
        ['desbloqueio', 'recusado', null, null],
        ['recarga', 'cancelado', null, 'Cadastro apagado depois do envio à operadora'],
        ['desbloqueio', 'cancelado', null, null],
      ],
      'what waited for the operator is ended, with or without an order',
    );
    const {body} = await t.anonymous.get<AnswerBody & {reviews: Record<string, unknown>[]}>(
      `/api/avaliacoes_premio?idPremio=${reviewed.id}`,
    );
    assert.deepEqual(
      body.reviews.map(({nota, descricao, fotos, Parceiro}) => ({nota, descricao, fotos, Parceiro})),
      [{nota: 4, descricao: null, fotos: [], Parceiro: {nome: ERASED_NAME, foto: null}}],
      'the stars stay, so that the mean does',
    );
    await t.app.jobs.runNow('avisos.push', {entregaId: waitingPush.id});
    assert.deepEqual(service.taken, [], 'a notice that waited finds nobody');
    const receipt = await t.db.one(sql`SELECT estado FROM nota WHERE id = ${nota?.id ?? null}`);
    assert.deepEqual(receipt, {estado: 'encerrada'});
    assert.equal((await requestOf(pintor.id))?.estado, 'atendido');
  });

  it('lets nobody be notified of anything afterwards', async () => {
    const pintor = await given({email: 'calado@correio.example', saldo: 1000});
    const sent = await order(pintor, (await givenPremio(t)).codigo);
    await smart.api.post('/api/alterarStatusResgate', {identificador: sent, status: 2});
    await erase(pintor);
    const notices = await t.app.get(Kernel.NOTICES);
    const words = {titulo: 'Seu prêmio está a caminho', texto: 'Chega até sexta.', destino: '/resgates'};
    const told = () => notices.notify({pintorId: pintor.id, tipo: 'premio_a_caminho', chave: 'teste:2', ...words});
    assert.equal(await t.run(told), false);
    const changed = {pintorId: pintor.id, para: 'antigo@correio.example'};
    await deliverEvents(t);
    await t.app.jobs.runNow('premios.confirmar-resgate', {resgateId: sent});
    await t.app.jobs.runNow('pintores.email-alterado', changed);
    for (const job of ['recuperar-senha', 'senha-alterada', 'confirmar-email'])
      await t.app.jobs.runNow(`pintores.${job}`, {pintorId: pintor.id});
    assert.deepEqual(foundInFiles(t, [pintor.email, changed.para]), []);
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM aviso WHERE pintor_id = ${pintor.id}`), []);
  });

  it('is confirmed to the address that was held until then, once, if it was the painter’s own; nothing of it is kept', async () => {
    const mailer = await t.app.get(Kernel.MAILER);
    const send = mailer.send.bind(mailer);
    const sent: Email[] = [];
    mailer.send = async email => {
      sent.push(email);
      await send(email);
    };
    try {
      const pintor = await given({nome: 'Custódio Alves', email: 'custodio@correio.example'});
      await erase(pintor);
      await t.app.jobs.runNow(ERASE, {pedidoId: (await requestOf(pintor.id))?.id});
      assert.deepEqual(
        sent.map(({to, subject}) => [to, subject]),
        [['custodio@correio.example', 'Seus dados no Clube do Pintor foram apagados']],
      );
      assert.doesNotMatch(JSON.stringify(sent), /Cust[óo]dio Alves/);
      assert.deepEqual(foundInFiles(t, ['custodio']), []);
      assert.deepEqual(await foundInTables(t, ['custodio']), []);
      await erase(await given({emailConfirmadoEm: null}));
      await erase(await given({email: null}));
      assert.equal(sent.length, 1);
      mailer.send = () => Promise.reject(new Error('550 custodio@correio.example'));
      const unlucky = await given({email: 'custodio@correio.example'});
      await erase(unlucky);
      assert.equal((await requestOf(unlucky.id))?.estado, 'atendido');
      assert.deepEqual(await foundInTables(t, ['custodio']), []);
    } finally {
      mailer.send = send;
    }
  });

  it('closes the account at once', async () => {
    const pintor = await given();
    assert.equal((await pintor.api.post(PATH, RIGHT)).status, 200);
    assert.equal((await pintor.api.get('/api/sessoes/parceiro/info')).status, 401);
    const {status} = await t.anonymous.post('/api/sessoes/parceiro', {cpf: pintor.cpf, senha: PINTOR_PASSWORD});
    assert.equal(status, 403);
  });

  it('is refused without the password, with a wrong one, or without having understood; nothing changes then', async () => {
    const pintor = await given();
    const cases: [object, string][] = [
      [{ciente: 1}, 'Informe sua senha'],
      [{ciente: 1, senha: 'errada-errada'}, 'Senha incorreta'],
      [{senha: PINTOR_PASSWORD}, 'Confirme que você entendeu o que se perde'],
    ];
    for (const [body, erro] of cases) {
      const answer = await pintor.api.post(PATH, body);
      assert.deepEqual([answer.status, answer.body.erro], [422, erro]);
    }
    assert.equal((await pintor.api.get('/api/sessoes/parceiro/info')).status, 200);
    assert.equal(await requestOf(pintor.id), undefined);
    assert.equal((await t.anonymous.post(PATH, RIGHT)).status, 401);
    assert.equal((await smart.api.post(PATH, RIGHT)).status, 401);
  });

  it('takes what staff changed, and why, out of the trail and the history, and shows it to the painter before', async () => {
    const pintor = await given({nome: 'Genoveva Quaresma'});
    const {cpf} = pintor;
    const changes: [string, object][] = [
      [`/api/parceiros/${pintor.id}`, {nome: 'Genoveva Trindade', endRua: 'Rua do Jasmim'}],
      ['/api/parceiros/atualizar-email', {cpf, email: 'genoveva@correio.example'}],
      ['/api/parceiros/atualizar-iscompany', {cpf, justificativa: 'Pedido da Genoveva.'}],
    ];
    for (const [path, body] of changes) assert.equal((await smart.api.put(path, body)).status, 200);
    const shown = JSON.stringify((await pintor.api.get('/api/privacidade/dados')).body);
    for (const words of ['Nome: Genoveva Quaresma → Genoveva Trindade', 'Pedido da Genoveva.', 'Tornado empresa'])
      assert.ok(shown.includes(words), words);
    await erase(pintor);
    assert.deepEqual(await foundInTables(t, ['genoveva', 'jasmim', pintor.email]), []);
    const trail = await t.db.query(
      sql`SELECT acao, depois FROM auditoria WHERE entidade = 'pintor' AND entidade_id = ${String(pintor.id)} AND tipo_ator = 'painel'`,
    );
    assert.deepEqual(
      trail,
      Array.from({length: 3}, () => ({acao: 'alterar', depois: {}})),
    );
  });

  it('is asked for once, however many times at once', async () => {
    const pintor = await given();
    const answers = await Promise.all(Array.from({length: 5}, () => pintor.api.post(PATH, RIGHT)));
    const statuses = answers.map(({status}) => status);
    assert.equal(statuses.filter(status => status === 200).length, 1, String(statuses));
    assert.ok(
      statuses.every(status => [200, 401, 409, 429].includes(status)),
      String(statuses),
    );
    const request = await requestOf(pintor.id);
    await Promise.all([1, 2, 3].map(() => t.app.jobs.runNow(ERASE, {pedidoId: request?.id})));
    const trail = await t.db.query(
      sql`SELECT acao FROM auditoria WHERE entidade = 'pintor' AND entidade_id = ${String(pintor.id)} ORDER BY id`,
    );
    assert.deepEqual(trail, [{acao: 'pedir-eliminacao'}, {acao: 'apagar-dados'}]);
  });

  it('lets the same person sign up anew, as somebody else', async () => {
    const pintor = await given();
    await erase(pintor);
    const asked = await t.anonymous.get<AnswerBody & {parceiros: unknown[]}>(
      `/api/parceiros?filtros=${encodeURIComponent(JSON.stringify({cpf: pintor.cpf}))}`,
    );
    assert.deepEqual(asked.body.parceiros, []);
    const row = await t.db.one(sql`SELECT nome, ativo, anonimizado_em FROM pintor WHERE id = ${pintor.id}`);
    assert.deepEqual(row, {nome: ERASED_NAME, ativo: false, anonimizado_em: t.clock.now});
    await given({cpf: pintor.cpf, email: pintor.email});
  });

  it('takes away at night what a call under way left behind', async () => {
    const pintor = await given();
    await erase(pintor);
    const late = await givenNota(t, pintor.id);
    await t.app.jobs.runNow('privacidade.repassar');
    const row = await t.db.one(sql`SELECT estado FROM nota WHERE id = ${late.id}`);
    assert.deepEqual(row, {estado: 'encerrada'});
    assert.equal((await t.db.query(sql`SELECT 1 FROM nota_arquivo WHERE nota_id = ${late.id}`)).length, 0);
  });

  it('does at night what was asked for and whose job was lost', async () => {
    const pintor = await given();
    await insert(t, 'pedido_privacidade', {pintorId: pintor.id, tipo: 'eliminacao', pedidoEm: t.clock.now});
    await t.app.jobs.runNow('privacidade.repassar');
    assert.equal((await requestOf(pintor.id))?.estado, 'atendido');
    assert.deepEqual(await foundInTables(t, [pintor.cpf, pintor.nome]), []);
    assert.equal((await pintor.api.get('/api/sessoes/parceiro/info')).status, 401);
  });

  it('leaves others alone', async () => {
    const [pintor, other] = [await given(), await given({saldo: 1000})];
    const nota = await givenNota(t, other.id);
    const id = await order(other, (await givenPremio(t)).codigo);
    await insert(t, 'confirmacao_email', {
      tokenHash: 'x',
      ...{pintorId: other.id, email: other.email, criadaEm: t.clock.now, expiraEm: t.clock.now},
    });
    await erase(pintor);
    const words = [other.cpf, other.nome, other.email];
    assert.ok((await foundInTables(t, words)).length >= words.length);
    assert.equal((await t.db.query(sql`SELECT 1 FROM nota_arquivo WHERE nota_id = ${nota.id}`)).length, 1);
    assert.deepEqual(await t.db.one(sql`SELECT status FROM resgate WHERE id = ${id}`), {status: 0});
    assert.equal((await other.api.get('/api/sessoes/parceiro/info')).status, 200);
  });

  it('does not open the audit trail to anything else', async () => {
    await assert.rejects(t.db.query(sql`UPDATE auditoria SET antes = '{}'`), /só aceita inclusões/);
    await assert.rejects(
      t.db.query(
        sql`WITH s AS (SELECT set_config('clube.apagar', 'sim', true)) UPDATE auditoria SET acao = 'x' FROM s`,
      ),
      /só aceita inclusões/,
    );
    await assert.rejects(t.db.query(sql`DELETE FROM auditoria`), /só aceita inclusões/);
  });
});
