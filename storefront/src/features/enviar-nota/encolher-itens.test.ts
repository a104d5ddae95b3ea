import assert from 'node:assert/strict';
import {encolherItens} from './encolher-itens.ts';
import type {ArquivoNaFila} from './arquivo.ts';

const MB = 1024 * 1024;
const foto = (nome: string, bytes: number): ArquivoNaFila => ({
  chave: nome,
  arquivo: new File([new Uint8Array(bytes)], nome, {type: 'image/jpeg', lastModified: 7}),
  tipo: 'image/jpeg',
});

describe('making pictures smaller before they are sent', () => {
  it('sends the smaller one under the same name, and leaves alone what has none', async () => {
    const [grande, pequena] = await encolherItens([foto('balcão.1.PNG', 20 * MB), foto('b.jpg', MB)], ({chave}) =>
      Promise.resolve(chave === 'b.jpg' ? {} : {menor: new Blob(['menor'])}),
    );
    assert.deepEqual(
      [grande?.menor?.name, grande?.menor?.type, grande?.menor?.size, grande?.menor?.lastModified, grande?.erro],
      ['balcão.1.jpg', 'image/jpeg', 5, 7, undefined],
    );
    assert.deepEqual([pequena?.menor, pequena?.erro], [undefined, undefined]);
  });

  it('says what is too large even so, and makes nothing smaller twice', async () => {
    const [semSaida] = await encolherItens([foto('a.jpg', 16 * MB)], () => Promise.resolve({}));
    assert.equal(semSaida?.erro, 'O arquivo passa de 15 MB');
    const [pronta] = await encolherItens([{...foto('a.jpg', 16 * MB), menor: new File(['x'], 'a.jpg')}], () =>
      Promise.reject(new Error('asked again')),
    );
    assert.deepEqual([pronta?.menor?.size, pronta?.erro], [1, undefined]);
  });
});
