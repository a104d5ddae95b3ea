import assert from 'node:assert/strict';
import fc from 'fast-check';
import {camposOpcao} from './campos-opcao.js';
import {validarOpcao} from './opcao.js';
import {TIPOS_PREMIO} from './tipos.js';

const de = (tipo: string, codigo: string | number = 1) => ({tipo, codigo});

describe('opção do prêmio', () => {
  it('says what is missing in the words of each type', () => {
    const casos: [string, unknown, string][] = [
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
    for (const [tipo, opcao, erro] of casos) assert.deepEqual(validarOpcao(de(tipo), opcao), {erro}, tipo);
  });

  it('writes the note from the choice', () => {
    const casos: [string, unknown, string][] = [
      ['', {tamanho: 'M'}, ''],
      ['recarga', {operadora: 'TIM', celular: '11987654321'}, 'TIM - (11) 98765-4321'],
      ['camiseta', {tamanho: 'GG'}, 'Tamanho GG'],
      ['disco', {gramagem: '80#'}, '80#'],
      ['kit', {camiseta: 'M', calca: '42', bermuda: '44'}, 'Camiseta M - Calça 42 - Bermuda 44'],
      ['credito', {nomeCompleto: 'Maria da Silva'}, 'Nome completo Maria da Silva'],
    ];
    for (const [tipo, opcao, obs] of casos)
      assert.deepEqual(validarOpcao(de(tipo), opcao), {obs, usaAlternativo: false}, tipo);
  });

  it('prices 220V by the alternative points', () => {
    assert.deepEqual(validarOpcao(de('bivolt'), {voltagem: '220V'}), {obs: '220V', usaAlternativo: true});
    assert.deepEqual(validarOpcao(de('bivolt'), {voltagem: '110V'}), {obs: '110V', usaAlternativo: false});
  });

  it('takes a single choice bare', () => {
    assert.deepEqual(validarOpcao(de('bivolt'), '220V'), {obs: '220V', usaAlternativo: true});
    assert.deepEqual(validarOpcao(de('bermuda'), 42), {obs: 'Tamanho 42', usaAlternativo: false});
    assert.deepEqual(validarOpcao(de('disco'), '80'), {obs: '80#', usaAlternativo: false});
  });

  it('asks no name of who has a card', () => {
    assert.deepEqual(validarOpcao(de('credito'), undefined, true), {obs: '', usaAlternativo: false});
  });

  it('takes every combination that the form offers', () => {
    const livres = {celular: '11987654321', nomeCompleto: 'José Souza'};
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_PREMIO), fc.constantFrom(184, 185), fc.nat(), (tipo, codigo, sorte) => {
        const opcao = Object.fromEntries(
          camposOpcao({tipo, codigo}).map(({campo, valores}) => [campo, valores?.[sorte % valores.length]]),
        );
        assert.ok(!('erro' in validarOpcao({tipo, codigo}, {...livres, ...definidos(opcao)})));
      }),
    );
  });

  it('answers whatever is sent with a refusal of its own or a note', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_PREMIO), fc.anything(), (tipo, lixo) => {
        const resposta = validarOpcao(de(tipo), lixo);
        const mensagens = camposOpcao(de(tipo)).map(campo => campo.mensagem);
        if ('erro' in resposta) assert.ok(mensagens.includes(resposta.erro));
        else assert.equal(resposta.obs === '', tipo === 'geral');
      }),
    );
  });
});

function definidos(opcao: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(opcao).filter(([, valor]) => valor !== undefined));
}
