import assert from 'node:assert/strict';
import {dictionary} from '@zxcvbn-ts/language-common';
import {isCommonPassword} from '../../kernel/security/passwords';
import {givenApp, givenPintor, PINTOR_PASSWORD, type TestApp} from '../support';

const NEW_PASSWORD = 'Nova#Senha2026';

describe('New passwords', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const change = async (senha: string) => {
    const {api} = await givenPintor(t, {senha: PINTOR_PASSWORD});
    const {status, body} = await api.put('/api/parceiros', {senha, senhaAntiga: PINTOR_PASSWORD});
    return [status, body.campos?.senha];
  };
  const COMMON = 'Essa senha é muito comum, escolha outra mais difícil de adivinhar';

  it('are held against more than 3,000 that are long enough and known from leaks', async () => {
    const long = dictionary['passwords-common'].filter(word => word.length >= 8);
    assert.ok(long.length > 3000, String(long.length));
    for (const word of long.slice(0, 3000))
      assert.ok(isCommonPassword(word) && isCommonPassword(word.toUpperCase()), word);
    assert.deepEqual(await change('Butterfly'), [422, COMMON]);
    assert.deepEqual(await change(NEW_PASSWORD), [200, undefined]);
  });

  it('are held against the words of the programme', async () => {
    assert.deepEqual(await change('Pintor@2026'), [422, COMMON]);
  });

  it('may be long, of any characters, and count as they were typed', async () => {
    const odd = `  çã 漢字 🎨 ${'x y'.repeat(30)} `;
    const {api, cpf} = await givenPintor(t, {senha: PINTOR_PASSWORD});
    assert.equal((await api.put('/api/parceiros', {senha: odd, senhaAntiga: PINTOR_PASSWORD})).status, 200);
    const enter = async (senha: string) => (await t.anonymous.post('/api/sessoes/parceiro', {cpf, senha})).status;
    assert.deepEqual(
      [await enter(odd), await enter(odd.trim()), await enter(odd.toUpperCase()), await enter(odd.slice(0, 72))],
      [200, 422, 422, 422],
    );
  });

  it('need no mixture of kinds of characters', async () => {
    assert.deepEqual(await change('cavalo bateria grampo'), [200, undefined]);
    assert.deepEqual(await change('73915046280'), [200, undefined]);
  });
});
