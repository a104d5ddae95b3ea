import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj} from '@clube/domain';
import {lerTexto} from '../../text';
import {cupom} from './paper';

const CNPJ = formatarCnpj(completarCnpj('112223330001'));
const via = (nome: string, preco = '10,00') =>
  cupom(`
LOJA DAS CORES LTDA
CNPJ ${CNPJ}
DANFE NFC-e ${nome}
1 54199 ESMALTE BRANCO 900ML
2 UN X ${preco} 20,00
2 10233 THINNER 2750 900ML
1 UN X 30,00 30,00
VALOR TOTAL R$ 50,00
NFC-e 1022 Série 101 20/10/2026 10:11:12`);

describe('copies of one receipt', () => {
  it('reads a page that is printed twice once', () => {
    const lidos = lerTexto([via('1ª via'), {...via('2ª via - estabelecimento'), numero: 2}]);
    assert.deepEqual([lidos.itens?.length, lidos.total?.[0]?.valor], [2, 5000]);
  });

  it('reads each of two pages that differ in a figure', () => {
    assert.equal(lerTexto([via('1ª via'), {...via('1ª via', '10,50'), numero: 2}]).itens?.length, 4);
  });
});
