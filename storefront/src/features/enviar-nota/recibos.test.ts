import assert from 'node:assert/strict';
import {depoisDeEnviar, juntar, mover, prontosDe, recibosDe, separar, tirar, type Pagina} from './recibos.ts';

const foto = (chave: string, recibo?: string): Pagina => ({chave, tipo: 'image/jpeg', ...(recibo && {recibo})});
const PDF: Pagina = {chave: 'pdf', tipo: 'application/pdf'};
const desenho = (itens: readonly Pagina[]) =>
  recibosDe(itens).map(({paginas}) => paginas.map(({chave}) => chave).join('+'));

describe('joining the pictures of a long receipt', () => {
  const itens = [foto('a'), PDF, foto('b'), foto('c')];

  it('makes one receipt where the first picture stands, and takes it apart again', () => {
    const juntos = juntar(itens, new Set(['a', 'c']));
    assert.deepEqual(desenho(juntos), ['a+c', 'pdf', 'b']);
    assert.deepEqual(desenho(separar(juntos, 'a')), ['a', 'c', 'pdf', 'b']);
  });

  it('takes the pictures in the order in which they were chosen', () => {
    assert.deepEqual(desenho(juntar(itens, new Set(['c', 'a', 'b']))), ['c+a+b', 'pdf']);
    assert.deepEqual(desenho(juntar([PDF, ...itens.slice(2)], new Set(['c', 'b']))), ['pdf', 'c+b']);
  });

  it('sends no receipt of which a page cannot go', () => {
    const juntos = juntar(itens, new Set(['a', 'c'])).map(item =>
      item.chave === 'c' ? {...item, erro: 'vazio'} : item,
    );
    assert.deepEqual(desenho(prontosDe(juntos)), ['pdf', 'b']);
    assert.deepEqual(desenho(prontosDe(tirar(juntos, 'c'))), ['a', 'pdf', 'b']);
  });

  it('keeps after a sending what was not taken, and what was chosen meanwhile', () => {
    const recusada = {...foto('a'), erro: 'Você já enviou esta nota.'};
    assert.deepEqual(depoisDeEnviar(itens, [foto('a'), PDF, foto('b')], [recusada]), [recusada, foto('c')]);
  });

  it('joins a further picture to a receipt already joined', () => {
    assert.deepEqual(desenho(juntar(juntar(itens, new Set(['a', 'c'])), new Set(['a', 'b']))), ['a+c+b', 'pdf']);
  });

  it('joins neither documents nor what will not be sent, nor one alone', () => {
    const recusada = {...foto('d'), erro: 'O arquivo está vazio'};
    for (const ids of [['a', 'pdf'], ['a', 'd'], ['a'], []])
      assert.deepEqual(juntar([...itens, recusada], new Set(ids)), [...itens, recusada]);
  });

  it('orders pages inside their receipt only', () => {
    const juntos = juntar(itens, new Set(['a', 'b', 'c']));
    assert.deepEqual(desenho(mover(juntos, 'c', -1)), ['a+c+b', 'pdf']);
    assert.deepEqual(desenho(mover(mover(juntos, 'a', 1), 'a', 1)), ['b+c+a', 'pdf']);
    for (const [chave, passo] of [
      ['a', -1],
      ['c', 1],
      ['pdf', 1],
    ] as const)
      assert.deepEqual(mover(juntos, chave, passo), juntos);
  });

  it('leaves a page alone when the others are taken out', () => {
    const resto = tirar(juntar(itens, new Set(['a', 'b'])), 'a');
    assert.deepEqual(resto, [foto('b'), PDF, foto('c')]);
  });
});
