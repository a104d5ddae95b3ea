import assert from 'node:assert/strict';
import fc from 'fast-check';
import {nameToGreet, greeting} from './greeting.js';

describe('The greeting of an e-mail', () => {
  it('has the plain first name, as people write theirs', () => {
    const cases: [string, string][] = [
      ['Maria Souza', 'Maria'],
      ['  José  da Silva ', 'José'],
      ['Íris', 'Íris'],
      ["D'Ávila Souza", "D'Ávila"],
      ['Ana-Clara Sant’Anna', 'Ana-Clara'],
      ['João P. Neto', 'João'],
      ['Zoe\u0308 Lima', 'Zoë'],
      ['Wolfeschlegelsteinha X', 'Wolfeschlegelsteinha'],
    ];
    for (const [nome, first] of cases) assert.equal(greeting(nome), `Olá, ${first}!`);
  });

  it('has no name at all where it is not one', () => {
    for (const nome of [
      '',
      '   ',
      'http://evil.example',
      'Ganhe R$ 1000',
      'clique.aqui',
      'www.evil.com Silva',
      'Ana http://evil',
      'Ana clique.aqui',
      'evil@example.com',
      'Ana<b>',
      'Ana\u202Egpj',
      'Ana\u200B',
      'Аnа',
      'Ｃｌｉｑｕｅ',
      'Clique\u2024aqui',
      '-Ana',
      "Ana'",
      'Ana1',
      '1000',
      'Parabensvoceganhoumil',
    ])
      assert.equal(greeting(nome), 'Olá!', nome);
  });

  it('never carries anything but letters, apostrophes and hyphens, nor more than twenty characters', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), nome => {
        const first = nameToGreet(nome);
        assert.ok(first === undefined || /^[\p{Script=Latin}'’-]{1,20}$/u.test(first));
      }),
    );
  });
});
