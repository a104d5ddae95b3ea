import assert from 'node:assert/strict';
import {premioAsTyped, premioToSend, validatePremio} from './form.ts';
import type {Premio} from './types.ts';

const typed = {nome: 'Furadeira', codigo: '10', descricao: 'Com fio', custo: '25,00', tipo: 'geral', tags: ''};
const foto = new Blob(['x']);

describe('validarPremio', () => {
  it('wants name, code, description, cost, and of a new prize the photo', () => {
    assert.deepEqual(Object.values(validatePremio({}, true)), [
      'Informe o nome',
      'Informe o código',
      'Informe a descrição',
      'Informe o custo',
      'Selecione a foto',
    ]);
    assert.deepEqual(validatePremio({...typed, foto}, true), {});
    assert.deepEqual(validatePremio(typed, false), {});
  });

  it('wants a cost above zero and whole points for 220V', () => {
    assert.equal(validatePremio({...typed, custo: '0'}, false).custo, 'O custo deve ser maior que zero');
    assert.ok(validatePremio({...typed, pontosAlternativo: '1,5'}, false).pontosAlternativo);
  });
});

describe('premioEnviado', () => {
  it('sends amounts as numbers and the 220V price of a bivolt prize only', () => {
    const bivolt = premioToSend({
      ...typed,
      tipo: 'bivolt',
      pontosAlternativo: '2700',
      isCombo: true,
      quantidade: '4',
    });
    assert.equal(bivolt.custo, 25);
    assert.equal(bivolt.custoReal, null);
    assert.equal(bivolt.pontosAlternativo, 2700);
    assert.equal(bivolt.isCombo, 1);
    assert.equal(bivolt.quantidade, 4);
    assert.equal(premioToSend({...typed, pontosAlternativo: '2700'}).pontosAlternativo, null);
  });

  it('sends back what came, so that an untouched form changes nothing', () => {
    const premio: Premio = {
      id: 1,
      codigo: '10',
      nome: 'Furadeira',
      descricao: '<p>Com fio</p>',
      diretorioFoto: null,
      imagens: [],
      tipo: 'bivolt',
      pontosWeb: 2500,
      pontosAlternativo: 2700,
      custo: 25,
      custoReal: null,
      isCombo: 0,
      quantidade: 0,
      tags: 'obra',
      ativo: 1,
    };
    assert.deepEqual(premioToSend(premioAsTyped(premio)), {...premio});
  });
});
