import assert from 'node:assert/strict';
import {MAXIMO_ARQUIVOS} from '@clube/domain';
import type {ArquivoNaFila} from '../arquivo.ts';
import {juntar} from '../recibos.ts';
import {deGuardados, paraGuardar, unir, type EstadoFila} from './forma.ts';

const MB = 1024 * 1024;
const item = (nome: string, mais: Partial<ArquivoNaFila> = {}, bytes = 3): ArquivoNaFila => ({
  chave: nome,
  arquivo: new File([new Uint8Array(bytes)], nome, {type: 'image/jpeg', lastModified: 7}),
  tipo: 'image/jpeg',
  ...mais,
});
const estado = (itens: ArquivoNaFila[], mais: Partial<EstadoFila> = {}): EstadoFila => ({
  itens,
  codigo: '',
  pedida: false,
  ...mais,
});
const chaves = ({itens}: EstadoFila) => itens.map(({chave}) => chave).join();
const chavesGuardadas = (estado: EstadoFila) => {
  const {itens} = paraGuardar(estado).fila;
  return itens.map(({chave}) => chave).join();
};

/** What comes back when all that was kept is still there but these files. */
function reabrir(antes: EstadoFila, perdidos: string[] = []): EstadoFila {
  const {fila, arquivos} = paraGuardar(antes);
  const restam = [...arquivos].filter(([, {name}]) => !perdidos.includes(name));
  return deGuardados(structuredClone(fila), new Map(restam));
}

describe('what outlives the tab', () => {
  const juntas = juntar([item('a'), item('b'), item('c')], new Set(['c', 'a']));

  it('is the files in their order, joined as they were, with the code and the wish to send', () => {
    const antes = estado(juntas, {codigo: 'CORES', pedida: true});
    assert.deepEqual(reabrir(antes), antes);
  });

  it('is the sending that got no answer, with the very file that was sent', () => {
    const menor = new File(['menor'], 'a.jpg', {type: 'image/jpeg'});
    const envio = {chave: 'k', itens: ['a'], juntar: false, codigo: 'X'};
    const [volta] = reabrir(estado([item('a', {menor, envio}, 20 * MB)])).itens;
    assert.deepEqual([volta?.envio, volta?.menor, volta?.arquivo], [envio, menor, menor]);
  });

  it('is no more than may be sent at a time, in whole receipts', () => {
    const muitos = Array.from({length: MAXIMO_ARQUIVOS + 2}, (_, i) => item(`${i}`));
    assert.equal(paraGuardar(estado(muitos)).arquivos.size, MAXIMO_ARQUIVOS);
    const nove = muitos.slice(0, MAXIMO_ARQUIVOS - 1);
    const comJuntas = juntar([...nove, item('x'), item('y'), item('z')], new Set(['x', 'y']));
    assert.equal(chavesGuardadas(estado(comJuntas)), `${chaves(estado(nove))},z`);
    assert.equal(chavesGuardadas(estado([item('grande', {}, 15 * MB + 1), item('b')])), 'b');
  });

  it('is not a file that cannot be sent, but a whole receipt of which one page cannot', () => {
    const erro = 'Você já enviou esta nota.';
    assert.equal(chavesGuardadas(estado([item('a', {erro}), item('b')])), 'b');
    const comErro = juntas.map(pagina => (pagina.chave === 'a' ? {...pagina, erro} : pagina));
    assert.deepEqual(reabrir(estado(comErro)).itens, comErro);
    assert.equal(paraGuardar(estado([item('a', {erro})], {pedida: true})).fila.pedida, false);
  });

  it('is no half receipt when the device lost a file', () => {
    assert.equal(chaves(reabrir(estado(juntas), ['a'])), 'b');
    assert.deepEqual(reabrir(estado([item('a')], {pedida: true}), ['a']), estado([]));
  });

  it('comes before what was chosen since, the same file once', () => {
    const guardada = estado([item('a'), item('b')], {codigo: 'CORES', pedida: true});
    const junto = unir(guardada, estado([item('b'), item('c')]));
    assert.equal(chaves(junto), 'a,b,c');
    assert.deepEqual([junto.codigo, junto.pedida], ['CORES', true]);
    assert.equal(unir(guardada, estado([], {codigo: 'OUTRO'})).codigo, 'OUTRO');
  });
});
