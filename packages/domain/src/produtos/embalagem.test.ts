import assert from 'node:assert/strict';
import {compararEmbalagens} from './comparar-embalagem.js';
import {lerEmbalagem} from './embalagem.js';

const medidas = (texto: string) => lerEmbalagem(texto).medidas.map(({grandeza, valor}) => `${grandeza} ${valor}`);
const comparar = (lida: string, produto: string) => compararEmbalagens(lerEmbalagem(lida), lerEmbalagem(produto));

describe('pack sizes', () => {
  it('are read however shops write them', () => {
    for (const texto of ['900ml', '900 ml', '0,9l', '0.9 lt', 'vitral 900ml branco'])
      assert.deepEqual(medidas(texto), ['volume 900'], texto);
    for (const texto of ['3,6l', '3.6 lt', '3600ml', '3,60 litros', 'lt 3,6l', 'galao 3,6l'])
      assert.deepEqual(medidas(texto), ['volume 3600'], texto);
    for (const texto of ['18l', '18 l', '18lt', '18 lts', '18,0l'])
      assert.deepEqual(medidas(texto), ['volume 18000'], texto);
    assert.deepEqual(medidas('massa 25kg'), ['massa 25000']);
    assert.deepEqual(medidas('estopa 400 g'), ['massa 400']);
    assert.deepEqual(medidas('trincha 2 pol'), ['comprimento 50.8']);
    assert.deepEqual(medidas('fita 18 mm x 50 m'), ['comprimento 18', 'comprimento 50000']);
    assert.deepEqual(medidas('lona 4 x 5 m'), ['comprimento 4000', 'comprimento 5000']);
    assert.deepEqual(medidas('grao 120'), []);
  });

  it('leave the rest of the description alone', () => {
    assert.equal(lerEmbalagem('esm vitral branco 900ml').resto.trim(), 'esm vitral branco');
    assert.equal(lerEmbalagem('linha l5 glacial').resto.trim(), 'linha l5 glacial');
    assert.deepEqual(lerEmbalagem('lixa 120').soltos, [120]);
  });

  it('are the same or contradict', () => {
    const casos: [string, string, string][] = [
      ['18lt', '18 l', 'igual'],
      ['0,9l', '900 ml', 'igual'],
      ['3,6l', '18 l', 'diferente'],
      ['3,2l', '3,6 l', 'diferente'],
      ['25kg', '6 kg', 'diferente'],
      ['gl', '3,6 l', 'provavel'],
      ['1/4', '900 ml', 'provavel'],
      ['balde', '18 l', 'provavel'],
      ['gl', '18 l', 'diferente'],
      ['lata', '900 ml', 'ausente'],
      ['18', '18 l', 'provavel'],
      ['36l', '3,6 l', 'provavel'],
      ['i8l', '18 l', 'provavel'],
      ['9ooml', '900 ml', 'provavel'],
      ['branco', '18 l', 'ausente'],
      ['18l', 'branco', 'ausente'],
      ['branco', 'branco', 'igual'],
      ['18 mm x 50 m', '48 mm x 50 m', 'diferente'],
    ];
    for (const [lida, produto, esperada] of casos)
      assert.equal(comparar(lida, produto), esperada, `${lida} / ${produto}`);
  });
});
