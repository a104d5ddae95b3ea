import assert from 'node:assert/strict';
import {limitCount, limitInWords, requisitosOf, requisitosOfNext} from './requisito-status.js';
import type {Nivel, PintorNivelStatus} from './nivel.js';
import {REQUISITOS, type RequisitoFlags} from './requisitos.js';

const none = Object.fromEntries(REQUISITOS.map(r => [r, false])) as RequisitoFlags;
const prata: Nivel = {
  ...none,
  id: 2,
  ordem: 2,
  fotoPerfil: true,
  enviandoNf: true,
  tipo: 'NOTAS',
  triggerLimite: 6,
};
const status: PintorNivelStatus = {
  temNotaPontuada: true,
  requisitos: {...none, enviandoNf: true},
  ultimos12Meses: {NOTAS: 5, PONTOS: 0, RESGATES: 0},
};

describe('what a level asks', () => {
  it('is its requirements in the order of the table, then its threshold, each met or not', () => {
    assert.deepEqual(
      requisitosOf(prata, status).map(({campo, atendido}) => [campo, atendido]),
      [
        ['enviandoNf', true],
        ['fotoPerfil', false],
        ['triggerLimite', false],
      ],
    );
  });

  it('says the threshold in words, one thing or several', () => {
    const [limit] = requisitosOf(prata, status).slice(-1);
    assert.deepEqual([limit?.nome, limit?.explicacao], ['Pontuar 6 notas em 12 meses', 'Falta 1 nota']);
    const far = {...status, ultimos12Meses: {NOTAS: 0, PONTOS: 0, RESGATES: 0}};
    assert.equal(requisitosOf(prata, far).at(-1)?.explicacao, 'Faltam 6 notas');
    assert.equal(requisitosOf({...prata, triggerLimite: 1}, status).at(-1)?.explicacao, 'Meta alcançada');
    assert.equal(limitInWords({tipo: 'PONTOS', triggerLimite: 12_000}), 'Ganhar 12.000 pontos em 12 meses');
    assert.equal(limitInWords({tipo: 'RESGATES', triggerLimite: 1}), 'Fazer 1 resgate em 12 meses');
    assert.equal(limitCount(prata), '6 notas');
    assert.equal(limitInWords({tipo: 'NENHUM', triggerLimite: 9}), undefined);
  });

  it('is the first receipt alone for who has no level, and nothing at the top', () => {
    const without = {...status, temNotaPontuada: false};
    assert.deepEqual(
      requisitosOfNext(prata, without, false).map(({campo, atendido}) => [campo, atendido]),
      [['primeiraNota', false]],
    );
    assert.equal(requisitosOfNext(prata, status, true).length, 3);
    assert.deepEqual(requisitosOfNext(undefined, status, true), []);
  });
});
