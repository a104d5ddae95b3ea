import assert from 'node:assert/strict';
import {readText} from '../../../text';
import {coupon} from '../page-builder';

describe('leitura: a code stuck to its description', () => {
  it('is parted from it by the dash, unless what follows may be its own end', () => {
    const paper = coupon(`
AUGUSTO FERRAGENS LTDA
CNPJ: 11.222.333/0001-81
DESCRICAO / QTD      UNITARIO     TOTAL
30302-CORANTE XADREZ AMARELO 50ML
3 UN                   202,59    607,77
80278-LIXA MASSA GR 150
4 FL                   354,36   1417,44
4410-BR TINTA SPRAY
1 UN                    10,00     10,00
TOTAL DA NOTA R$                2035,21`);
    assert.deepEqual(
      readText([paper]).itens?.map(({codigo, nome, subTotal}) => [codigo, nome, subTotal]),
      [
        ['30302', 'CORANTE XADREZ AMARELO 50ML', 60777],
        ['80278', 'LIXA MASSA GR 150', 141744],
        ['4410-BR', 'TINTA SPRAY', 1000],
      ],
    );
  });
});
