import assert from 'node:assert/strict';
import {resgateEvents} from './events';

const at = '2026-09-20T15:00:00.000Z';

describe('what happened to an order', () => {
  it('takes what was changed in one step together', () => {
    const [asked, delivered, ...more] = resgateEvents([
      {ocorridoEm: '2026-09-15T15:00:00.000Z', por: 'João', campo: 'pedido', de: null, para: null},
      {ocorridoEm: at, por: 'Ana', campo: 'status', de: '2', para: '1'},
      {ocorridoEm: at, por: 'Ana', campo: 'dataEntrega', de: null, para: '2026-09-20'},
    ]);
    assert.deepEqual([asked?.title, asked?.who, asked?.tone], ['Resgate pedido', 'João', 'info']);
    assert.deepEqual(
      [delivered?.title, delivered?.text, delivered?.who, delivered?.tone],
      ['Entregue', 'Antes: Em trânsito\nData de entrega: 20/09/2026', 'Ana', 'ok'],
    );
    assert.equal(more.length, 0);
  });

  it('says what dates and observations were and are', () => {
    const step = (campo: 'previsaoEntrega' | 'observacao', de: string | null, para: string | null) =>
      resgateEvents([{ocorridoEm: at, por: 'Ana', campo, de, para}]).map(({title, text}) => [title, text])[0];
    assert.deepEqual(step('previsaoEntrega', '2026-09-20', '2026-10-01'), [
      'Previsão de entrega',
      '20/09/2026 → 01/10/2026',
    ]);
    assert.deepEqual(step('observacao', null, 'Portaria'), ['Observação', '“Portaria”']);
    assert.deepEqual(step('observacao', 'Portaria', null), ['Observação', 'Apagada']);
  });
});
