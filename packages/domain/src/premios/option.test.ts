import assert from 'node:assert/strict';
import fc from 'fast-check';
import {optionFields} from './option-fields.js';
import {validateOption} from './option.js';
import {PREMIO_TYPES} from './types.js';

const from = (tipo: string, codigo: string | number = 1) => ({tipo, codigo});

/** The order's note and price for the chosen option. */
function bought(...[premio, option, hasCartao]: Parameters<typeof validateOption>) {
  const answer = validateOption(premio, option, hasCartao);
  return 'erro' in answer ? answer : {obs: answer.obs, usesAlternative: answer.usesAlternative};
}

describe('opção do prêmio', () => {
  it('says what is missing in the words of each type', () => {
    const cases: [string, unknown, string][] = [
      ['recarga', {}, 'Selecione a operadora'],
      ['recarga', {operadora: 'Vivo'}, 'Informe o celular'],
      ['recarga', {operadora: 'Vivo', celular: '123'}, 'Informe o celular'],
      ['bivolt', undefined, 'Opção do produto não selecionado'],
      ['bivolt', {voltagem: '380V'}, 'Opção do produto não selecionado'],
      ['camiseta', {tamanho: 'XXG'}, 'Opção do produto não selecionado'],
      ['bermuda', {tamanho: '37'}, 'Opção do produto não selecionado'],
      ['kit', {camiseta: 'M', calca: '42'}, 'Alguma opção de produto não foi selecionada'],
      ['disco2', {gramagem: '40#'}, 'Por favor, selecione a gramagem do disco'],
      ['credito', {nomeCompleto: 'Maria'}, 'Informe seu nome completo'],
      ['credito', null, 'Informe seu nome completo'],
    ];
    for (const [tipo, option, error] of cases)
      assert.deepEqual(validateOption(from(tipo), option), {erro: error}, tipo);
  });

  it('writes the note from the choice', () => {
    const cases: [string, unknown, string][] = [
      ['', {tamanho: 'M'}, ''],
      ['recarga', {operadora: 'TIM', celular: '11987654321'}, 'TIM - (11) 98765-4321'],
      ['camiseta', {tamanho: 'GG'}, 'Tamanho GG'],
      ['disco', {gramagem: '80#'}, '80#'],
      ['kit', {camiseta: 'M', calca: '42', bermuda: '44'}, 'Camiseta M - Calça 42 - Bermuda 44'],
      ['credito', {nomeCompleto: 'Maria da Silva'}, 'Nome completo Maria da Silva'],
    ];
    for (const [tipo, option, obs] of cases)
      assert.deepEqual(bought(from(tipo), option), {obs, usesAlternative: false}, tipo);
  });

  it('prices 220V by the alternative points', () => {
    assert.deepEqual(bought(from('bivolt'), {voltagem: '220V'}), {obs: '220V', usesAlternative: true});
    assert.deepEqual(bought(from('bivolt'), {voltagem: '110V'}), {obs: '110V', usesAlternative: false});
  });

  it('takes a single choice bare', () => {
    assert.deepEqual(bought(from('bivolt'), '220V'), {obs: '220V', usesAlternative: true});
    assert.deepEqual(bought(from('bermuda'), 42), {obs: 'Tamanho 42', usesAlternative: false});
    assert.deepEqual(bought(from('disco'), '80'), {obs: '80#', usesAlternative: false});
  });

  it('asks no name of who has a card', () => {
    assert.deepEqual(bought(from('credito'), undefined, true), {obs: '', usesAlternative: false});
  });

  it('keeps what the prize asks for and nothing else that was sent', () => {
    const answer = validateOption(from('bivolt'), {voltagem: '220V', camiseta: 'M', pontos: 1});
    assert.deepEqual(answer, {obs: '220V', usesAlternative: true, opcao: {voltagem: '220V'}});
  });

  it('takes every combination that the form offers', () => {
    const free = {celular: '11987654321', nomeCompleto: 'José Souza'};
    fc.assert(
      fc.property(fc.constantFrom(...PREMIO_TYPES), fc.constantFrom(184, 185), fc.nat(), (tipo, codigo, luck) => {
        const option = Object.fromEntries(
          optionFields({tipo, codigo}).map(({field, values}) => [field, values?.[luck % values.length]]),
        );
        assert.ok(!('erro' in validateOption({tipo, codigo}, {...free, ...defined(option)})));
      }),
    );
  });

  it('answers whatever is sent with a refusal of its own or a note', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREMIO_TYPES), fc.anything(), (tipo, junk) => {
        const answer = validateOption(from(tipo), junk);
        const messages = optionFields(from(tipo)).map(field => field.message);
        if ('erro' in answer) assert.ok(messages.includes(answer.erro));
        else assert.equal(answer.obs === '', tipo === 'geral');
      }),
    );
  });
});

function defined(option: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(option).filter(([, value]) => value !== undefined));
}
