import assert from 'node:assert/strict';
import {readNota, emptyVenda} from './example.ts';
import {fill} from './fill.ts';
import {isReady} from './ready.ts';
import type {NotaReading} from './types.ts';

const quem = {id: 3, nome: 'Ana', cpf: ''};
const otherNota = {...quem, estado: 'pendente', criadoEm: '', arquivoUrl: null, tipo: 'imagem'} as const;
const ready = (change: Partial<NotaReading> = {}, other: Partial<Parameters<typeof isReady>[0]> = {}): boolean => {
  const reading = readNota(change);
  const venda = fill(emptyVenda, reading, new Set());
  return isReady({reading, venda, doubts: [], errors: {}, pintorKnown: true, today: '2026-11-20', ...other});
};

describe('estaPronta', () => {
  it('is when everything is certain and fits', () => {
    assert.ok(ready());
    assert.ok(ready({avisos: [{tipo: 'assinatura', gravidade: 'informacao', texto: 'A assinatura não é conferida.'}]}));
  });

  it('is not with an open question, a refusal, an unknown painter, or a sum that does not fit', () => {
    assert.ok(!ready({}, {doubts: [{field: 'nomeLoja'}]}));
    assert.ok(!ready({}, {errors: {identificador: 'Venda já processada'}}));
    assert.ok(!ready({}, {pintorKnown: false}));
    assert.ok(!ready({total: 1}));
  });

  it('is not when there is something to know first', () => {
    assert.ok(!ready({atrasada: true}));
    assert.ok(!ready({possivelDuplicata: otherNota}));
    assert.ok(!ready({avisos: [{tipo: 'homologacao', gravidade: 'erro', texto: 'Sem valor fiscal'}]}));
    assert.ok(!ready({estado: 'em_leitura'}));
  });
});
