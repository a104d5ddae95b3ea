import assert from 'node:assert/strict';
import {notaLida, vendaVazia} from './example.ts';
import {preencher} from './fill.ts';
import {estaPronta} from './ready.ts';
import type {NotaLida} from './types.ts';

const quem = {id: 3, nome: 'Ana', cpf: ''};
const outraNota = {...quem, estado: 'pendente', criadoEm: '', arquivoUrl: null, tipo: 'imagem'} as const;
const pronta = (mudanca: Partial<NotaLida> = {}, outra: Partial<Parameters<typeof estaPronta>[0]> = {}): boolean => {
  const lida = notaLida(mudanca);
  const venda = preencher(vendaVazia, lida, new Set());
  return estaPronta({lida, venda, duvidas: [], erros: {}, pintorConhecido: true, hoje: '2026-11-20', ...outra});
};

describe('estaPronta', () => {
  it('is when everything is certain and fits', () => {
    assert.ok(pronta());
    assert.ok(
      pronta({avisos: [{tipo: 'assinatura', gravidade: 'informacao', texto: 'A assinatura não é conferida.'}]}),
    );
  });

  it('is not with an open question, a refusal, an unknown painter, or a sum that does not fit', () => {
    assert.ok(!pronta({}, {duvidas: [{campo: 'nomeLoja'}]}));
    assert.ok(!pronta({}, {erros: {identificador: 'Venda já processada'}}));
    assert.ok(!pronta({}, {pintorConhecido: false}));
    assert.ok(!pronta({total: 1}));
  });

  it('is not when there is something to know first', () => {
    assert.ok(!pronta({atrasada: true}));
    assert.ok(!pronta({possivelDuplicata: outraNota}));
    assert.ok(!pronta({avisos: [{tipo: 'homologacao', gravidade: 'erro', texto: 'Sem valor fiscal'}]}));
    assert.ok(!pronta({estado: 'em_leitura'}));
  });
});
