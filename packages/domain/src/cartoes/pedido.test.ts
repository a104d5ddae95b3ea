import assert from 'node:assert/strict';
import {PEDIDO_STATES, PEDIDO_TYPES, nextPedidoStates} from './pedido.js';

describe('pedido à operadora', () => {
  it('goes from open over sent to confirmed, or is refused before', () => {
    assert.deepEqual(nextPedidoStates('bloqueio', 'pedido'), ['enviado', 'confirmado', 'recusado']);
    assert.deepEqual(nextPedidoStates('recarga', 'enviado'), ['confirmado', 'recusado']);
    assert.deepEqual(nextPedidoStates('recarga', 'confirmado'), []);
  });

  it('ends with the delivery of a card, and of nothing else', () => {
    assert.deepEqual(nextPedidoStates('cartao', 'confirmado'), ['entregue']);
    for (const tipo of PEDIDO_TYPES.filter(each => each !== 'cartao'))
      for (const estado of PEDIDO_STATES) assert.ok(!nextPedidoStates(tipo, estado).includes('entregue'));
    for (const tipo of PEDIDO_TYPES)
      for (const estado of ['entregue', 'recusado', 'cancelado'] as const)
        assert.deepEqual(nextPedidoStates(tipo, estado), []);
  });
});
