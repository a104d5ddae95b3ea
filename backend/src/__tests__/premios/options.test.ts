import assert from 'node:assert/strict';
import {PREMIO_TYPES, optionFields, type PremioType} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenPremio, saldoOf, type AnswerBody, type GivenPintor, type TestApp} from '../support';

interface Redeemed extends AnswerBody {
  resgate: {id: number; pontosGastos: number};
}
type Sent = Record<string, unknown> | string | number | null | undefined;

const RECARGA = {operadora: 'TIM', celular: '(11) 98765-4321'};
const KIT_184 = {camiseta: 'G', calca: '42', bermuda: '44'};
const KIT_185 = {camiseta: 'XG', calca: '36', jaqueta: 'P'};

/** A valid option of each type, with the note that the order gets. */
const TAKEN: readonly (readonly [PremioType, string, Sent, string | null])[] = [
  ['recarga', '', RECARGA, 'TIM - (11) 98765-4321'],
  ['bivolt', '', {voltagem: '110V'}, '110V'],
  ['camiseta', '', {tamanho: 'XG'}, 'Tamanho XG'],
  ['bermuda', '', {tamanho: '52'}, 'Tamanho 52'],
  ['calcado', '', {tamanho: 37}, 'Tamanho 37'],
  ['kit', '184', KIT_184, 'Camiseta G - Calça 42 - Bermuda 44'],
  ['kit', '185', KIT_185, 'Camiseta XG - Calça 36 - Jaqueta P'],
  ['disco', '', {gramagem: '80#'}, '80#'],
  ['disco1', '', '40', '40#'],
  ['disco2', '', {gramagem: '120#'}, '120#'],
  ['disco3', '', {gramagem: '600#'}, '600#'],
  ['disco4', '', {gramagem: '80'}, '80#'],
  ['disco5', '', {gramagem: '2000#'}, '2000#'],
  ['disco6', '', {gramagem: '240#'}, '240#'],
  ['credito', '', {nomeCompleto: 'Maria da Silva'}, 'Nome completo Maria da Silva'],
  ['geral', '', undefined, null],
];

const NO_OPTION = 'Opção do produto não selecionado';
const NO_KIT = 'Alguma opção de produto não foi selecionada';
const NO_GRIT = 'Por favor, selecione a gramagem do disco';

const REFUSED: readonly (readonly [PremioType, string, Sent, string])[] = [
  ['recarga', '', undefined, 'Selecione a operadora'],
  ['recarga', '', {...RECARGA, operadora: 'Telesp'}, 'Selecione a operadora'],
  ['recarga', '', {operadora: 'OI'}, 'Informe o celular'],
  ['recarga', '', {operadora: 'OI', celular: '1198'}, 'Informe o celular'],
  ['bivolt', '', undefined, NO_OPTION],
  ['bivolt', '', {voltagem: '127V'}, NO_OPTION],
  ['camiseta', '', {tamanho: '42'}, NO_OPTION],
  ['bermuda', '', {tamanho: '43'}, NO_OPTION],
  ['calcado', '', {tamanho: '45'}, NO_OPTION],
  ['kit', '184', {...KIT_185}, NO_KIT],
  ['kit', '185', {...KIT_184}, NO_KIT],
  ['kit', '184', {camiseta: 'M'}, NO_KIT],
  ['disco2', '', {gramagem: '40#'}, NO_GRIT],
  ['disco3', '', undefined, NO_GRIT],
  ['disco5', '', {gramagem: '80#'}, NO_GRIT],
  ['disco6', '', {gramagem: ''}, NO_GRIT],
  ['credito', '', undefined, 'Informe seu nome completo'],
  ['credito', '', {nomeCompleto: 'Maria'}, 'Informe seu nome completo'],
];

describe('the options of a prize', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    pintor = await givenPintor(t, {saldo: 500_000});
  });
  after(() => t.stop());

  const made = new Map<string, Promise<{codigo: string}>>();
  /** Creates a prize of this type; kits are identified by their codes. */
  function premioOf(tipo: PremioType, codigo: string) {
    const key = `${tipo} ${codigo}`;
    const premio = made.get(key) ?? givenPremio(t, {tipo, ...(codigo && {codigo}), pontosAlternativo: 1300});
    made.set(key, premio);
    return premio;
  }
  async function redeem(tipo: PremioType, codigo: string, opcao: Sent, more: object = {}, who = pintor) {
    const premio = await premioOf(tipo, codigo);
    return who.api.post<Redeemed>('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1, opcao, ...more});
  }
  const kept = async (id: number) =>
    (await t.db.query(sql<{obs: string | null; opcao: unknown}>`SELECT obs, opcao FROM resgate WHERE id = ${id}`))[0];

  it('are known here for every type', () =>
    assert.deepEqual(new Set(TAKEN.map(([tipo]) => tipo)), new Set(PREMIO_TYPES)));

  it('that are right make the note and cost what the prize does', async () => {
    for (const [tipo, codigo, opcao, obs] of TAKEN) {
      const {status, body} = await redeem(tipo, codigo, opcao, {obs: 'quero de graça'});
      assert.equal(status, 200, `${tipo}: ${body.erro}`);
      assert.equal(body.resgate.pontosGastos, 1000, tipo);
      const order = await kept(body.resgate.id);
      assert.equal(order?.obs, obs ?? 'quero de graça', tipo);
      const fields = optionFields({tipo, codigo: (await premioOf(tipo, codigo)).codigo}).map(({field}) => field);
      assert.deepEqual(new Set(Object.keys(order.opcao ?? {})), new Set(fields), tipo);
    }
  });

  it('that are wrong or missing are refused in the words of their type, and cost nothing', async () => {
    // The name for the card is required only for the first card.
    const other = await givenPintor(t, {saldo: 500_000});
    const before = await saldoOf(t, other.id);
    for (const [tipo, codigo, opcao, erro] of REFUSED) {
      const {status, body} = await redeem(tipo, codigo, opcao, {}, other);
      assert.deepEqual(
        [status, body.erro, body.campos],
        [422, erro, {opcao: erro}],
        `${tipo} ${JSON.stringify(opcao)}`,
      );
    }
    assert.equal(await saldoOf(t, other.id), before);
  });

  it('are priced by the server, whatever else is sent', async () => {
    const dear = await redeem('bivolt', '', {voltagem: '220V', pontosWeb: 1, tamanho: 'P'}, {obs: '110V'});
    assert.equal(dear.body.resgate.pontosGastos, 1300);
    assert.deepEqual(await kept(dear.body.resgate.id), {obs: '220V', opcao: {voltagem: '220V'}});
    for (const priced of [{pontos: 1}, {pontosWeb: 1}, {pontosGastos: 0}])
      assert.equal((await redeem('bivolt', '', {voltagem: '220V'}, priced)).status, 400);
    for (const junk of [[], {voltagem: ['220V']}, {voltagem: {$gt: ''}}, true])
      assert.ok([400, 422].includes((await redeem('bivolt', '', junk as Sent)).status), JSON.stringify(junk));
  });

  it('at 220V cost the other price, each of them: who has enough for 110V alone pays nothing', async () => {
    const poor = await givenPintor(t, {saldo: 2500});
    const refused = await redeem('bivolt', '', '220V', {qtde: 2}, poor);
    assert.equal(refused.status, 422);
    assert.match(refused.body.erro ?? '', /^Seu saldo não é suficiente/);
    assert.equal(await saldoOf(t, poor.id), 2500);
    assert.equal((await redeem('bivolt', '', '110V', {qtde: 2}, poor)).body.resgate.pontosGastos, 2000);
    const {codigo} = await givenPremio(t, {tipo: 'bivolt'});
    const same = await pintor.api.post<Redeemed>('/api/resgatar', {codigoPremio: codigo, qtde: 1, opcao: '220V'});
    assert.equal(same.body.resgate.pontosGastos, 1000, 'one price where there is no other');
  });
});
