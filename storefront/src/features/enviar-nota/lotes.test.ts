import assert from 'node:assert/strict';
import {lotesDe} from './lotes.ts';
import {juntar, mover, type Envio, type Pagina} from './recibos.ts';

const foto = (chave: string, mais: Partial<Pagina> = {}): Pagina => ({chave, tipo: 'image/jpeg', ...mais});
const enviadas = (chave: string, ...nomes: string[]): Envio => ({chave, itens: nomes, juntar: false, codigo: ''});
/** `a,b` for files of their own, `a+b` for pages of one receipt, `=k` for a repetition under the key k. */
const desenho = (itens: readonly Pagina[]) =>
  lotesDe(itens).map(
    lote =>
      lote.itens.map(({chave}) => chave).join(lote.juntar ? '+' : ',') + (lote.envio ? `=${lote.envio.chave}` : ''),
  );

describe('what travels in one request', () => {
  const itens = ['a', 'b', 'c', 'd', 'e'].map(chave => foto(chave));

  it('is single files together and each joined receipt by itself', () => {
    assert.deepEqual(desenho(juntar(itens, new Set(['d', 'e']))), ['a,b,c', 'd+e']);
    assert.deepEqual(desenho(juntar(itens.slice(0, 2), new Set(['a', 'b']))), ['a+b']);
    assert.deepEqual(desenho([]), []);
  });

  it('is again what was sent without an answer, under its key, apart from what was chosen later', () => {
    const envio = enviadas('k', 'b', 'a');
    assert.deepEqual(desenho([foto('a', {envio}), foto('nova'), foto('b', {envio})]), ['b,a=k', 'nova']);
    const juntas = {...enviadas('j', 'c', 'd'), juntar: true};
    const paginas = ['c', 'd'].map(chave => foto(chave, {recibo: 'c', envio: juntas}));
    assert.deepEqual(desenho([foto('a', {envio}), foto('b', {envio}), ...paginas]), ['b,a=k', 'c+d=j']);
  });

  it('is a new sending once a file was taken out, added, joined, parted, or put elsewhere', () => {
    const envio = enviadas('k', 'a', 'b');
    const ambas = [foto('a', {envio}), foto('b', {envio})];
    assert.deepEqual(desenho([foto('a', {envio})]), ['a']);
    assert.deepEqual(desenho(juntar(ambas, new Set(['a', 'b']))), ['a+b']);
    assert.deepEqual(desenho(juntar([...ambas, foto('c')], new Set(['b', 'c']))), ['a', 'b+c']);
    const juntas = {...envio, juntar: true};
    const paginas = ambas.map(({chave}) => foto(chave, {recibo: 'a', envio: juntas}));
    assert.deepEqual(desenho(paginas), ['a+b=k']);
    assert.deepEqual(desenho(mover(paginas, 'b', -1)), ['b+a']);
    assert.deepEqual(desenho(juntar([...paginas, foto('c')], new Set(['a', 'c']))), ['a+b+c']);
    assert.deepEqual(desenho(paginas.map(({recibo: _, ...solta}) => solta)), ['a,b']);
  });
});
