import assert from 'node:assert/strict';
import {diferencaDaNota} from './difference.ts';
import {comDescontoRateado} from './discount.ts';
import {linhaLida, notaLida} from './example.ts';
import {
  ignorarLinha,
  itemDaLinha,
  itensLidos,
  linhasLidas,
  reencontrarLinhas,
  resolverLinha,
  retomarLinha,
} from './lines.ts';
import type {ItemLido} from './types.ts';

const parecida = linhaLida({
  produto: {codigo: '9', nome: 'Esmalte', valorPontos: 55, confianca: 0.86, via: 'descricao', certa: false},
});
const semProduto = linhaLida({nome: 'CIMENTO 50KG', produto: null});
const semValor = linhaLida({valorUnitario: null});
const produto = {codigo: '10', nome: 'Verniz', valorPontos: 480};
const inicio = (lidos: readonly ItemLido[]): Parameters<typeof linhasLidas>[1] => ({
  itens: itensLidos(lidos),
  ignoradas: [],
});
const estados = (lidos: readonly ItemLido[], venda: Parameters<typeof linhasLidas>[1]) =>
  linhasLidas(lidos, venda).map(({estado}) => estado);

describe('the lines of a receipt', () => {
  const lidos = [linhaLida(), parecida, semProduto, semValor];

  it('says of each where it stands', () => {
    assert.deepEqual(estados(lidos, inicio(lidos)), ['certa', 'conferir', 'escolher', 'completar']);
  });

  it('is unsure of a product that fits while the line itself was read badly', () => {
    const borrada = [linhaLida({certa: false})];
    assert.deepEqual(estados(borrada, inicio(borrada)), ['conferir']);
  });

  it('takes a confirmed product, once, in the place of what the line was', () => {
    const item = itemDaLinha(parecida, 1, produto, true);
    assert.ok(item);
    const venda = resolverLinha(resolverLinha(inicio(lidos), item), item);
    assert.deepEqual(estados(lidos, venda), ['certa', 'conferida', 'escolher', 'completar']);
    assert.equal(venda.itens.length, 2);
    assert.equal(new Set(venda.itens.map(({linha}) => linha)).size, 2);
  });

  it('leaves a line out and takes it back in', () => {
    const fora = ignorarLinha(ignorarLinha(inicio(lidos), 2), 0);
    assert.deepEqual(estados(lidos, fora), ['ignorada', 'conferir', 'ignorada', 'completar']);
    assert.equal(fora.itens.length, 1);
    const deVolta = retomarLinha(retomarLinha(fora, 0, linhaLida()), 2, semProduto);
    assert.deepEqual(estados(lidos, deVolta), ['certa', 'conferir', 'escolher', 'completar']);
  });

  it('makes no item of amounts that cannot be sold', () => {
    assert.equal(itemDaLinha(linhaLida({qtde: 0.5}), 0, produto, true), undefined);
    assert.equal(itemDaLinha(semValor, 0, produto, true), undefined);
  });
});

describe('diferencaDaNota', () => {
  const de = (lidos: readonly ItemLido[], mudanca: Parameters<typeof notaLida>[0], venda = inicio(lidos)) =>
    diferencaDaNota(notaLida(mudanca), linhasLidas(lidos, venda), venda);

  it('counts the lines outside the programme too', () => {
    const lidos = [linhaLida(), semProduto];
    assert.equal(de(lidos, {})?.falta, 0);
    assert.equal(de(lidos, {}, ignorarLinha(inicio(lidos), 1))?.falta, 0);
  });

  it('says what is missing and what is too much', () => {
    assert.equal(de([linhaLida()], {total: 900})?.falta, 7420);
    assert.equal(de([linhaLida()], {total: 800})?.falta, -2580);
  });

  it('takes a line at its printed sum while nobody has changed it', () => {
    const lidos = [linhaLida({qtde: 3, valorUnitario: 1.333, subTotal: 4})];
    assert.equal(de(lidos, {total: 4})?.falta, 0);
    const [item] = itensLidos(lidos);
    assert.ok(item);
    const venda = resolverLinha(inicio(lidos), {...item, qtde: 4});
    assert.equal(de(lidos, {total: 4}, venda)?.somado, 532);
  });

  it('fits with a discount on the whole receipt once it is spread over the lines', () => {
    const lida = notaLida({itens: [linhaLida()], total: 800, descontos: 25.8});
    assert.equal(de(lida.itens, {total: 800})?.falta, -2580);
    assert.equal(de(comDescontoRateado(lida).itens, {total: 800})?.falta, 0);
  });

  it('has nothing to say without a total', () => {
    assert.equal(de([linhaLida()], {total: null}), undefined);
  });
});

describe('another reading of the same paper', () => {
  const antes = [linhaLida(), linhaLida({nome: 'CIMENTO'}), linhaLida()];

  it('keeps each decision with the line that says the same', () => {
    const venda = ignorarLinha(inicio(antes), 1);
    const agora = [linhaLida({nome: 'CIMENTO'}), linhaLida({nome: 'NOVA'}), linhaLida(), linhaLida()];
    const {itens, ignoradas} = reencontrarLinhas(venda, antes, agora);
    assert.deepEqual(
      itens.map(({lida}) => lida),
      [2, 3],
    );
    assert.deepEqual(ignoradas, [0]);
  });

  it('keeps an item whose line is gone', () => {
    const {itens} = reencontrarLinhas(inicio(antes), antes, [linhaLida()]);
    assert.deepEqual(
      itens.map(({lida}) => lida),
      [0, undefined, undefined],
    );
  });
});
