import assert from 'node:assert/strict';
import {openSteps, stepAt, titleOf} from './steps.ts';

const at = (estado: Parameters<typeof openSteps>[0]['estado'], modo: 'tudo' | 'validas' | null = null) =>
  openSteps({estado, modo});

describe('the steps of an import', () => {
  it('lead back as long as nothing is being done, and first to what is to be done', () => {
    assert.deepEqual(at('recebida'), ['colunas', 'arquivo']);
    assert.deepEqual(at('conferida'), ['conferencia', 'colunas', 'arquivo']);
  });

  it('wait where a batch job runs, and keep the result of the check to be read', () => {
    assert.deepEqual(at('conferindo'), ['conferencia']);
    assert.deepEqual(at('gravando', 'tudo'), ['gravacao']);
    assert.deepEqual(at('concluida', 'validas'), ['gravacao', 'conferencia']);
  });

  it('end where the import ended', () => {
    assert.deepEqual(at('falhou'), ['conferencia']);
    assert.deepEqual(at('falhou', 'tudo'), ['gravacao']);
    assert.deepEqual(at('cancelada'), ['conferencia']);
  });

  it('know what an address may ask for', () => {
    assert.equal(stepAt('arquivo', at('recebida')), 'arquivo');
    assert.equal(stepAt('gravacao', at('recebida')), undefined);
    assert.equal(stepAt('toString', at('recebida')), undefined);
    assert.equal(stepAt(undefined, at('recebida')), undefined);
  });

  it('have a title each', () => {
    assert.equal(titleOf('arquivo'), 'Escolha o arquivo');
    assert.equal(titleOf('conferencia', 'conferindo'), 'Conferindo as linhas');
    assert.equal(titleOf('conferencia', 'concluida'), 'Resultado da conferência');
    assert.equal(titleOf('gravacao', 'gravando'), 'Gravando');
    assert.equal(titleOf('conferencia', 'cancelada'), 'O que aconteceu');
  });
});
