import assert from 'node:assert/strict';
import {
  form,
  givenApp,
  givenPintor,
  givenPremio,
  saldoOf,
  type Answer,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';
import {cadastroData} from '../pintores/support';

/** An invalid change of the request, and its error message. */
type Row = readonly [change: Record<string, unknown>, said: string];

/** Empty fields of both sign-up and profile, with the messages of the document. */
const EMPTY: readonly Row[] = [
  [{nome: ' '}, 'Nome obrigatório'],
  [{dataNascimento: ''}, 'Data de nascimento obrigatório'],
  [{celular: ''}, 'Celular obrigatório'],
  [{endCep: ''}, 'CEP obrigatório'],
  [{endRua: ''}, 'Rua obrigatório'],
  [{endNumero: ''}, 'Número obrigatório'],
  [{endBairro: ''}, 'Bairro obrigatório'],
  [{endCidade: ''}, 'Cidade obrigatório'],
  [{endEstado: ''}, 'UF obrigatório'],
];

const WRONG: readonly Row[] = [
  [{email: 'jose@exemplo'}, 'Email inválido'],
  [{dataNascimento: '1990031'}, 'Data de nascimento inválida'],
  [{dataNascimento: '20990101'}, 'Data de nascimento inválida'],
  [{dataNascimento: '19900231'}, 'Data de nascimento inválida'],
  [{dataNascimento: '20080916'}, 'Você precisa ter 18 anos ou mais para participar do Clube do Pintor'],
  [{celular: '119876543'}, 'Celular inválido'],
  [{telefone: '113456789'}, 'Telefone inválido'],
  [{endCep: '0131010'}, 'CEP inválido'],
  [{endCep: '00000000'}, 'CEP inválido'],
  [{endEstado: 'SPX'}, 'UF inválida'],
  [{sexo: 'X'}, 'Sexo inválido'],
];

const SIGN_UP: readonly Row[] = [
  ...EMPTY,
  ...WRONG,
  [{cpf: ''}, 'CPF obrigatório'],
  [{email: ''}, 'Email obrigatório'],
  [{senha: ''}, 'Senha obrigatório'],
  [{cpf: '1234567890'}, 'CPF não é válido'],
  [{cpf: '11111111111'}, 'CPF não é válido'],
  [{cpf: '39053344706'}, 'CPF não é válido'],
  [{indicacao: 'NINGUEM'}, 'Indicador não encontrado'],
  [{concordaTermos: 0}, 'Você deve concordar com termo de compartilhamento de dados antes de prosseguir'],
];

/** Optional fields. */
const OPTIONAL = `endComplemento telefone lojaPreferida cidadeLojaPreferida estadoLojaPreferida indicacaoLoja
  indicacaoVendedor comoFicouSabendo sexo indicacao codigo_cadastro`.split(/\s+/);

const ENDERECO = {
  entregaNome: 'João da Silva',
  entregaCep: '13010000',
  entregaRua: 'Rua das Flores',
  entregaNumero: '12',
  entregaComplemento: 'Casa',
  entregaBairro: 'Centro',
  entregaCidade: 'Campinas',
  entregaEstado: 'SP',
};
const DELIVERY: readonly Row[] = [
  [{entregaNome: ''}, 'Nome obrigatório'],
  [{entregaCep: ''}, 'CEP obrigatório'],
  [{entregaRua: ' '}, 'Rua obrigatório'],
  [{entregaNumero: ''}, 'Número obrigatório'],
  [{entregaComplemento: ''}, 'Complemento obrigatório'],
  [{entregaBairro: ''}, 'Bairro obrigatório'],
  [{entregaCidade: ''}, 'Cidade obrigatório'],
  [{entregaEstado: ''}, 'UF obrigatório'],
  [{entregaCep: '1301000'}, 'CEP inválido'],
  [{entregaEstado: 'SPX'}, 'UF inválida'],
];

const SENHA = 'tintas que secam';

describe('The server’s messages to the storefront’s forms (document 1, section 5)', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  let address = 0;
  before(async () => {
    t = await givenApp();
    pintor = await givenPintor(t, {saldo: 5000, senha: SENHA});
  });
  after(() => t.stop());

  /** Signs up from a new IP address, as refusals are counted by address. */
  const signUp = (values: object) =>
    t.anonymous.post('/api/parceiros', values, {address: `10.9.${Math.floor(address / 250)}.${++address % 250}`});

  /** Sends each change separately, and expects only its message, at its field. */
  async function hold(rows: readonly Row[], ask: (change: Record<string, unknown>) => Promise<Answer<AnswerBody>>) {
    for (const [change, said] of rows) {
      const {status, body} = await ask(change);
      const [field = ''] = Object.keys(change);
      assert.deepEqual([status, body.erro, body.campos], [422, said, {[field]: said}], JSON.stringify(change));
    }
  }

  it('signing up, field by field', async () => {
    await hold(SIGN_UP, change => signUp(cadastroData(change)));
    const {body} = await signUp({...cadastroData({nome: '', endCidade: ''}), concordaTermos: 0});
    assert.equal(body.erro, 'Nome obrigatório', 'the first one is the one that is said');
    assert.deepEqual(Object.keys(body.campos ?? {}), ['nome', 'endCidade', 'concordaTermos']);
  });

  it('signing up without what is optional', async () => {
    const bare = Object.fromEntries(Object.entries(cadastroData()).filter(([field]) => !OPTIONAL.includes(field)));
    assert.equal((await signUp(bare)).status, 201);
    const empty = cadastroData(Object.fromEntries(OPTIONAL.map(field => [field, ''])));
    const {status, body} = await signUp(empty);
    assert.equal(status, 201, JSON.stringify(body.campos));
  });

  it('the profile, field by field; who somebody is stays, and so does the password', async () => {
    // A new e-mail address requires the password.
    await hold([...EMPTY, ...WRONG], change =>
      pintor.api.put('/api/parceiros', 'email' in change ? {...change, senhaAntiga: SENHA} : change),
    );
    assert.equal((await pintor.api.put('/api/parceiros', {cpf: '39053344705'})).status, 422);
    const kept = {senha: '', senhaAntiga: '', endComplemento: '', telefone: '', sexo: '', lojaPreferida: ''};
    const {status, body} = await pintor.api.put('/api/parceiros', kept);
    assert.deepEqual([status, body.cpf, body.endRua], [200, pintor.cpf, 'Rua das Tintas']);
  });

  it('the delivery address, the complement included, and nothing is paid', async () => {
    const {codigo} = await givenPremio(t);
    await hold(DELIVERY, change =>
      pintor.api.post('/api/resgatar', {codigoPremio: codigo, qtde: 1, enderecoEntrega: {...ENDERECO, ...change}}),
    );
    assert.equal(await saldoOf(t, pintor.id), 5000);
  });

  it('a sending without a file', async () => {
    const {status, body} = await pintor.api.post('/api/upload/venda_foto', form({codigoPromocional: ''}));
    assert.deepEqual([status, body.erro], [422, 'Selecione um arquivos primeiro']);
  });
});
