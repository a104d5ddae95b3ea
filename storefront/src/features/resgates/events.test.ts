import assert from 'node:assert/strict';
import {eventText} from './events.ts';

describe('an order’s way', () => {
  it('is described in the painter’s words', () => {
    assert.equal(eventText({campo: 'pedido', para: null}), 'Resgate pedido');
    assert.equal(eventText({campo: 'status', para: '2'}), 'Saiu para entrega');
    assert.equal(eventText({campo: 'status', para: '4'}), 'Cancelado: a entrega não foi possível e os pontos voltaram');
    assert.equal(eventText({campo: 'previsaoEntrega', para: '2027-01-20'}), 'Nova previsão: até 20/01/2027');
    assert.equal(eventText({campo: 'observacao', para: 'Na portaria'}), 'Recado: Na portaria');
  });

  it('leaves out what was only taken away', () => {
    for (const campo of ['previsaoEntrega', 'dataEntrega', 'observacao'] as const)
      assert.equal(eventText({campo, para: null}), undefined);
  });
});
