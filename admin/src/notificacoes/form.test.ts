import assert from 'node:assert/strict';
import {NEW_PUSH, bodyOf, errorsOf} from './form.ts';

const NOW = new Date('2026-09-15T15:00:00Z');
const typed = {...NEW_PUSH, titulo: 'Pontos em dobro', texto: 'Até sexta.'};

describe('the form of a push', () => {
  it('asks for title and text, and for no more than a phone shows', () => {
    assert.deepEqual(errorsOf(NEW_PUSH, NOW), {titulo: 'Título obrigatório', texto: 'Texto obrigatório'});
    assert.deepEqual(errorsOf({...typed, titulo: 'x'.repeat(61)}, NOW), {titulo: 'Use no máximo 60 caracteres'});
    assert.deepEqual(errorsOf(typed, NOW), {});
  });

  it('takes whole days, and a time to come', () => {
    for (const diasSemPontuar of ['0', '-1', '1,5', 'x', '3651'])
      assert.ok(errorsOf({...typed, diasSemPontuar}, NOW).diasSemPontuar, diasSemPontuar);
    assert.equal(errorsOf({...typed, agendarPara: ''}, NOW).agendarPara, 'Informe quando enviar');
    assert.equal(
      errorsOf({...typed, agendarPara: '2026-09-15T12:00'}, NOW).agendarPara,
      'Escolha um horário no futuro',
    );
    assert.deepEqual(errorsOf({...typed, agendarPara: '2026-09-15T12:01', diasSemPontuar: '90'}, NOW), {});
  });

  it('sends what was asked for, the time as São Paulo’s clocks show it', () => {
    assert.deepEqual(bodyOf(typed), {titulo: 'Pontos em dobro', texto: 'Até sexta.'});
    const chosen = {nivel: '3', estado: 'SP', diasSemPontuar: '90', isCompany: '0', agendarPara: '2026-09-16T08:30'};
    assert.deepEqual(bodyOf({...typed, ...chosen}), {
      ...{titulo: 'Pontos em dobro', texto: 'Até sexta.', nivel: 3, estado: 'SP', diasSemPontuar: 90, isCompany: '0'},
      agendarPara: '2026-09-16T11:30:00.000Z',
    });
  });
});
