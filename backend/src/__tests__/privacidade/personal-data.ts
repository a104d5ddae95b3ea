import assert from 'node:assert/strict';
import {UNBLOCK, formatCpf} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {pedidosOf, redeemCredit} from '../cartoes/support';
import {conferir, type Imported} from '../kernel/imports/support';
import {vendaLine, vendasFile} from '../notas/support';
import {
  NOW,
  form,
  givenImage,
  givenPremio,
  givenProduto,
  givenRevenda,
  insert,
  type AnswerBody,
  type GivenPintor,
  type GivenPremio,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenDevice, type PushService} from '../support/push-service';

interface Owner {
  pintor: GivenPintor;
  smart: GivenUsuario;
}

/** Returns the response. @throws when it is not successful. */
async function done<T extends AnswerBody>(call: Promise<{status: number; text: string; body: T}>): Promise<T> {
  const {status, text, body} = await call;
  assert.ok(status < 300, text);
  return body;
}

/** Creates other ways to log in besides the password, and e-mails about them, one of them to a former address. */
export async function givenWaysIn(t: TestApp, {id, nome}: GivenPintor): Promise<void> {
  await insert(t, 'identidade', {provedor: 'google', sujeito: 'goog-4711', pintorId: id, ligadaEm: t.clock.now});
  await t.app.jobs.runNow('pintores.recuperar-senha', {pintorId: id});
  const changed = {pintorId: id, para: `${nome.split(' ')[0]?.toLowerCase()}.antigo@correio.example`};
  await t.app.jobs.runNow('pintores.email-alterado', changed);
  await t.run(() => t.app.jobs.enqueue('pintores.email-alterado', changed));
}

/** Creates e-mails about an order and a notice to a former address of the painter. */
export async function givenEmailsElsewhere(
  t: TestApp,
  {id, email}: GivenPintor,
  {former, resgateId}: {former: string; resgateId: number},
): Promise<void> {
  await t.db.query(sql`UPDATE pintor SET email = ${former} WHERE id = ${id}`);
  await t.app.jobs.runNow('premios.confirmar-resgate', {resgateId});
  const notices = await t.app.get(Kernel.NOTICES);
  const words = {titulo: 'Faltam 20 pontos', texto: 'Você está perto.', destino: '/cluster'};
  await t.run(() => notices.notify({pintorId: id, tipo: 'nivel_alcancado', chave: 'teste:0', ...words}));
  for (const {id: entregaId} of await deliveriesOf(t, id)) await t.app.jobs.runNow('avisos.email', {entregaId});
  await t.db.query(sql`UPDATE pintor SET email = ${email} WHERE id = ${id}`);
}

/** Creates a delivered prize with the painter's review and photo, which is also a favourite. */
export async function givenReview(t: TestApp, {pintor, smart}: Owner): Promise<GivenPremio> {
  const premio = await givenPremio(t);
  const {resgate} = await done(
    pintor.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1}),
  );
  await done(smart.api.post('/api/alterarStatusResgate', {identificador: resgate.id, status: 1}));
  const photo = {nome: `${pintor.nome}.jpg`, content: await givenImage('jpeg', 640, 480)};
  const words = `Muito boa. ${pintor.nome}, ${pintor.email}`;
  await done(
    pintor.api.call(
      'POST',
      '/api/avaliacoes_premio',
      form({idPremio: premio.id, nota: 4, descricao: words}, {arquivos: photo}),
    ),
  );
  await done(pintor.api.put(`/api/favoritos/${premio.id}`, {objetivo: 1}));
  return premio;
}

/** Lists the painter in the directory, with a description, a photo of a job and a customer's rating. */
export async function givenDirectoryPlace(t: TestApp, {id, nome, api}: GivenPintor): Promise<void> {
  await done(api.put('/api/parceiros', {acheSeuPintor: true, categorias: [1]}));
  const galeria = {nome: `${nome}.jpg`, content: await givenImage('jpeg', 640, 480)};
  await done(api.post('/api/sessoes/parceiro/midias-ache-seu-pintor', form({}, {galeria})));
  const {link} = await done(
    api.post<AnswerBody & {link: string}>('/api/sessoes/parceiro/avaliacoes', {trabalho: `Sala, por ${nome}`}),
  );
  const arquivos = {nome: `${nome}-sala.jpg`, content: await givenImage('jpeg', 640, 480)};
  const said = {nota: 5, cliente: 'Carla', avaliacao: `Adorei o trabalho de ${nome}.`};
  await done(t.anonymous.call('POST', `/api/avaliacoes-pintor/${link.split('/').at(-1)}`, form(said, {arquivos})));
  const rating = await t.db.one(sql<{id: number}>`SELECT id FROM avaliacao_pintor WHERE pintor_id = ${id}`);
  await done(api.put(`/api/sessoes/parceiro/avaliacoes/${rating?.id}/resposta`, {resposta: `Obrigado! ${nome}`}));
  // Tests of notices create their own.
  await t.db.query(sql`DELETE FROM aviso WHERE pintor_id = ${id} AND tipo = 'avaliacao_cliente'`);
  await done(t.anonymous.post('/api/denuncias', {tipo: 'pagina', id, motivo: 'outro', texto: `É o ${nome}`}));
  await fetch(`${t.url}/pintores/x-${id}/contato`, {redirect: 'manual'});
  const pedido = {nome: 'Carla', celular: '19988776655', email: 'carla@correio.example', aceite: '1'};
  const body = new URLSearchParams({...pedido, mensagem: `Para ${nome}`});
  await fetch(`${t.url}/pintores/x-${id}/orcamento`, {method: 'POST', body, redirect: 'manual'});
  const asked = await t.db.one(sql<{id: number}>`SELECT id FROM pedido_orcamento WHERE pintor_id = ${id}`);
  await t.app.jobs.runNow('diretorio.confirmar-pedido', {pedidoId: asked?.id, pintorId: id});
  await t.db.query(
    sql`UPDATE pedido_orcamento SET estado = 'aberto', confirmado_em = ${t.clock.now} WHERE pintor_id = ${id}`,
  );
}

/**
 * Creates a delivered, blocked card, a recharge at the operator with its order, and a refused and an open request to
 * unblock the card.
 */
/**
 * Files of staff that name the painter: balances, written; sales, checked, beside somebody else's; sales that nobody has
 * checked yet. And what staff searched for in a bulk change, and why they refused one.
 */
export async function givenImports(
  t: TestApp,
  {pintor, smart, other, cartao}: Owner & {other: GivenPintor; cartao: string},
): Promise<void> {
  const balances = ['Número do cartão;Saldo;CPF', `${cartao};10,00;${pintor.cpf}`].join('\n');
  await done(smart.api.post('/api/upload/saldo_cartao', form({}, {arquivo: {nome: 'saldos.csv', content: balances}})));
  const {revenda, produto} = {
    revenda: await givenRevenda(t, {tipoPontuacao: 'Sistema'}),
    produto: await givenProduto(t, {valorPontos: 33}),
  };
  const line = (cpf: string) => vendaLine({revenda, pintor: {cpf}, produto});
  const content = vendasFile(line(formatCpf(pintor.cpf)), line(other.cpf));
  for (const check of [true, false]) {
    const sent = form({tipo: 'vendas', parametros: '{}'}, {arquivo: {nome: 'vendas.csv', content}});
    const {id} = await done(smart.api.post<Imported>('/api/importacoes', sent));
    if (check) await conferir(t, smart.api, id);
  }
  const work = {tipo: 'x', titulo: 'X', estado: 'concluido', criadoEm: NOW, terminouEm: NOW};
  await insert(t, 'trabalho', {...work, usuarioId: smart.id, parametros: JSON.stringify({q: pintor.cpf})});
  const request = {tipo: 'x', titulo: 'X', resumo: 'X', excessos: '[]', pedido: '{}', pedidaEm: NOW, decididaEm: NOW};
  await insert(t, 'aprovacao', {...request, estado: 'recusada', motivo: `${pintor.nome} já recebeu`});
}

export async function givenCard(t: TestApp, {pintor, smart}: Owner, numero: string): Promise<void> {
  const settle = async (body: object) => {
    const {id} = (await pedidosOf(t, pintor.id)).at(-1) ?? {id: 0};
    await done(smart.api.post(`/api/cartoes/pedidos/${id}/estado`, body));
  };
  await done(redeemCredit(t, pintor, pintor.nome));
  await settle({estado: 'enviado'});
  await settle({estado: 'confirmado', numero, codigoBarras: `BARRAS-${pintor.cpf}`});
  await settle({estado: 'entregue'});
  await done(pintor.api.post('/api/cartoes/status', {numero, status: UNBLOCK}));
  await settle({estado: 'recusado', motivo: `O cartão está com ${pintor.nome}`});
  const {resgate} = await done(redeemCredit(t, pintor));
  await settle({estado: 'enviado'});
  await done(smart.api.post('/api/alterarStatusResgate', {identificador: resgate.id, status: 2}));
  await done(pintor.api.post('/api/cartoes/status', {numero, status: UNBLOCK}));
}

/** Creates a forwarded message to the support. */
export async function givenMessage(t: TestApp, {id, nome, api}: GivenPintor): Promise<void> {
  await done(api.post('/api/enviar-email-contato', {mensagem: `Aqui é ${nome}. Cadê o meu prêmio?`}));
  const kept = await t.db.one(sql<{id: number}>`SELECT id FROM mensagem_contato WHERE pintor_id = ${id}`);
  await t.app.jobs.runNow('comunicacao.contato', {mensagemId: kept?.id});
}

/** Creates a device, a setting, and a notice that was e-mailed, after one failed attempt, and waits to be pushed. */
export async function givenNotice(t: TestApp, pintor: GivenPintor, service: PushService): Promise<void> {
  const {id, nome, email, api} = pintor;
  const {sent} = givenDevice(service);
  await done(api.post('/api/avisos/aparelhos', {...sent, nome: `Celular de ${nome}`}));
  await done(api.put('/api/avisos/preferencias', {tipo: 'pontos_a_vencer', canal: 'email', ligado: false}));
  const notices = await t.app.get(Kernel.NOTICES);
  const words = {titulo: 'Sua nota valeu 120 pontos', texto: `A nota de ${nome} foi pontuada.`, destino: '/pontuacoes'};
  await t.run(() => notices.notify({pintorId: id, tipo: 'nota_pontuada', chave: 'teste:1', ...words}));
  const mail = (await deliveriesOf(t, id)).find(({canal}) => canal === 'email');
  await t.app.jobs.runNow('avisos.email', {entregaId: mail?.id});
  await t.db.query(sql`
    UPDATE pgboss.job SET output = ${JSON.stringify({message: `550 <${email}> unknown`})}::jsonb
     WHERE name = 'avisos.email' AND data->>'entregaId' = ${String(mail?.id)}`);
}

export const deliveriesOf = ({db}: TestApp, pintorId: number) =>
  db.query(sql<{id: number; canal: string; estado: string}>`
    SELECT e.id, e.canal, e.estado FROM aviso_entrega e JOIN aviso a ON a.id = e.aviso_id WHERE a.pintor_id = ${pintorId} ORDER BY e.id`);
