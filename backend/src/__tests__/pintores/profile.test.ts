import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenRevenda,
  givenSession,
  givenUsuario,
  insert,
  PINTOR_PASSWORD,
  type AnswerBody,
  type TestApp,
} from '../support';

const INFO = '/api/sessoes/parceiro/info';
const PROFILE = '/api/parceiros';

describe('The painter’s own session and profile', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    await insert(t, 'cluster', {nome: 'Bronze', ordem: 1});
  });
  after(() => t.stop());

  const signIn = (values: object) =>
    t.anonymous.post<AnswerBody & {token: string; parceiro: AnswerBody}>('/api/sessoes/parceiro', values);

  it('enters by CPF and password', async () => {
    const {id, cpf} = await givenPintor(t, {senha: PINTOR_PASSWORD, saldo: 250});
    const {status, body} = await signIn({cpf, senha: PINTOR_PASSWORD});
    assert.equal(status, 200);
    assert.deepEqual([body.parceiro.id, body.parceiro.saldoPontos, body.parceiro.totalPontos], [id, 250, 250]);
    assert.equal((await t.asPintor(body.token).get(INFO)).status, 200);
    const row = await t.db.one(sql`SELECT ultimo_acesso_em FROM pintor WHERE id = ${id}`);
    assert.deepEqual(row, {ultimo_acesso_em: t.clock.now});
  });

  it('does not enter with a wrong password, when inactive, or by a social token that nobody verifies', async () => {
    const {cpf} = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const wrong = await signIn({cpf, senha: 'errada'});
    assert.deepEqual([wrong.status, wrong.body.erro], [422, 'CPF ou senha inválidos.']);
    const inactive = await givenPintor(t, {senha: PINTOR_PASSWORD, ativo: false});
    const refused = await signIn({cpf: inactive.cpf, senha: PINTOR_PASSWORD});
    assert.deepEqual([refused.status, refused.body.erro], [403, 'Parceiro não tem permissão para acessar a loja.']);
    assert.equal((await inactive.api.get(INFO)).status, 401);
    const social = await signIn({index: 'um-token'});
    assert.deepEqual([social.status, social.body.codigo], [400, 'ENTRADA_SOCIAL_DESLIGADA']);
    assert.deepEqual((await signIn({})).body.campos, {cpf: 'CPF obrigatório', senha: 'Senha obrigatório'});
  });

  it('reads balance, level, what the next level asks, and the profile without placeholders', async () => {
    const pintor = await givenPintor(t, {
      endRua: 'Não informado',
      endNumero: '0',
      endCep: '00000000',
      endBairro: 'Lapa',
    });
    const {body} = await pintor.api.get<
      AnswerBody & {profile: AnswerBody; nextCluster: {nome: string}; requisitos: AnswerBody[]}
    >(INFO);
    const {endRua, endNumero, endCep, endBairro, cpf} = body.profile;
    assert.deepEqual([endRua, endNumero, endCep, endBairro, cpf], ['', '', '', 'Lapa', pintor.cpf]);
    assert.deepEqual([body.saldoPontos, body.cluster, body.nextCluster.nome], [0, null, 'Bronze']);
    assert.equal(body.profile.temCertificado, false);
    assert.deepEqual(
      body.requisitos.map(({campo, atendido}) => [campo, atendido]),
      [['primeiraNota', false]],
    );
  });

  it('may only accept before the rules are accepted; the acceptance is kept with version and time', async () => {
    const pintor = await givenPintor(t, {aceitouRegulamento: false, aceitouPrivacidade: false});
    for (const values of [{nome: 'Outro'}, {aceitouRegulamento: 1, nome: 'Outro'}]) {
      const {status, body} = await pintor.api.put(PROFILE, values);
      assert.deepEqual([status, body.codigo], [403, 'REGULAMENTO_NAO_ACEITO']);
    }
    assert.equal((await pintor.api.get('/api/resgates')).status, 403);
    assert.equal((await pintor.api.put(PROFILE, {aceitouRegulamento: 0})).status, 422);
    const {body} = await pintor.api.put(PROFILE, {aceitouRegulamento: 1, aceitouPrivacidade: '1'});
    assert.deepEqual([body.aceitouRegulamento, body.aceitouPrivacidade], ['1', '1']);
    assert.equal((await pintor.api.get('/api/resgates')).status, 200);
    await pintor.api.put(PROFILE, {aceitouRegulamento: 1});
    const kept = await t.db.query(
      sql`SELECT documento, versao, aceito_em FROM consentimento WHERE pintor_id = ${pintor.id} ORDER BY id`,
    );
    const acceptance = {versao: '1', aceito_em: t.clock.now};
    assert.deepEqual(kept, [
      {documento: 'regulamento', ...acceptance},
      {documento: 'privacidade', ...acceptance},
    ]);
  });

  it('changes what is sent, empties what is sent empty, and leaves the rest', async () => {
    const revenda = await givenRevenda(t, {nomeInput: 'Casa Verde'});
    const pintor = await givenPintor(t, {telefone: '1133334444', sexo: 'M'});
    const {status, body} = await pintor.api.put(PROFILE, {
      nome: ' Novo Nome ',
      telefone: '',
      celular: '(21) 99876-5432',
      dataNascimento: '01/02/1990',
      lojaPreferida: 'Casa Verde',
      sobre: 'Pinto fachadas.',
      acheSeuPintor: true,
      verTutorial: 0,
      cpf: pintor.cpf,
    });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.nome, body.telefone, body.celular, body.dataNascimento, body.idRevenda, body.sobre, body.sexo],
      ['Novo Nome', null, '21998765432', '1990-02-01', revenda.id, 'Pinto fachadas.', 'M'],
    );
    assert.deepEqual([body.acheSeuPintor, body.verTutorial, body.email], [true, false, pintor.email]);
  });

  it('keeps the reseller of an unchanged shop that was renamed meanwhile, for staff too, and looks up another shop', async () => {
    const revenda = await givenRevenda(t, {nomeInput: 'Tintas do Porto'});
    const other = await givenRevenda(t, {nomeInput: 'Tintas da Serra'});
    const pintor = await givenPintor(t);
    const shop = {lojaPreferida: 'Tintas do Porto', cidadeLojaPreferida: 'Santos'};
    assert.equal((await pintor.api.put(PROFILE, shop)).body.idRevenda, revenda.id);
    await t.db.query(sql`UPDATE revenda SET nome_input = 'Porto Cores', ativo = false WHERE id = ${revenda.id}`);
    const {body} = await pintor.api.put(PROFILE, {...shop, celular: '21998765433'});
    assert.deepEqual([body.celular, body.idRevenda], ['21998765433', revenda.id]);
    const staff = (await givenUsuario(t, 1)).api;
    assert.equal((await staff.put(`/api/parceiros/${pintor.id}`, {...shop, telefone: '1133334444'})).status, 200);
    assert.equal((await pintor.api.put(PROFILE, {telefone: ''})).body.idRevenda, revenda.id);
    const changed = await pintor.api.put(PROFILE, {lojaPreferida: 'Tintas da Serra'});
    assert.equal(changed.body.idRevenda, other.id);
    assert.equal((await pintor.api.put(PROFILE, {lojaPreferida: ''})).body.idRevenda, null);
  });

  it('is refused by field', async () => {
    const other = await givenPintor(t);
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const cases: [Record<string, unknown>, number, string][] = [
      [{nome: ''}, 422, 'Nome obrigatório'],
      [{endCep: ''}, 422, 'CEP obrigatório'],
      [{cpf: other.cpf}, 422, 'O CPF não pode ser alterado'],
      [{email: other.email, senhaAntiga: PINTOR_PASSWORD}, 409, 'Email já cadastrado'],
      [{senha: 'Nova#Senha2026'}, 422, 'Senha atual obrigatório'],
      [{senha: 'Nova#Senha2026', senhaAntiga: 'errada'}, 422, 'A senha atual não confere.'],
      [{saldoPontos: 99999}, 400, 'Campo desconhecido: saldoPontos'],
      [{}, 422, 'Informe o que deve mudar'],
    ];
    for (const [values, expected, error] of cases) {
      const {status, body} = await pintor.api.put(PROFILE, values);
      assert.deepEqual([status, body.erro], [expected, error]);
    }
    assert.deepEqual((await pintor.api.get(INFO)).body.nome, pintor.nome);
  });

  it('changes the password, which ends the other sessions and not this one', async () => {
    const pintor = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const another = t.asPintor(await givenSession(t, 'loja', pintor.id));
    assert.equal((await another.get(INFO)).status, 200);
    const {status} = await pintor.api.put(PROFILE, {senha: 'Nova#Senha2026', senhaAntiga: PINTOR_PASSWORD});
    assert.equal(status, 200);
    assert.equal((await another.get(INFO)).status, 401);
    assert.equal((await pintor.api.get(INFO)).status, 200);
    assert.equal((await signIn({cpf: pintor.cpf, senha: PINTOR_PASSWORD})).status, 422);
    assert.equal((await signIn({cpf: pintor.cpf, senha: 'Nova#Senha2026'})).status, 200);
  });
});
