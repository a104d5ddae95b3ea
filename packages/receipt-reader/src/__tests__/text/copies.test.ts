import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj} from '@clube/domain';
import {readText} from '../../text';
import {coupon} from './page-builder';

const CNPJ = formatCnpj(completeCnpj('112223330001'));
const way = (nome: string, price = '10,00') =>
  coupon(`
LOJA DAS CORES LTDA
CNPJ ${CNPJ}
DANFE NFC-e ${nome}
1 54199 ESMALTE BRANCO 900ML
2 UN X ${price} 20,00
2 10233 THINNER 2750 900ML
1 UN X 30,00 30,00
VALOR TOTAL R$ 50,00
NFC-e 1022 Série 101 20/10/2026 10:11:12`);

describe('copies of one receipt', () => {
  it('reads a page that is printed twice once', () => {
    const readings = readText([way('1ª via'), {...way('2ª via - estabelecimento'), number: 2}]);
    assert.deepEqual([readings.itens?.length, readings.total?.[0]?.value], [2, 5000]);
  });

  it('reads each of two pages that differ in a figure', () => {
    assert.equal(readText([way('1ª via'), {...way('1ª via', '10,50'), number: 2}]).itens?.length, 4);
  });
});
