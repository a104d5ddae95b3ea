import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj} from '@clube/domain';
import {readText} from '../../../text';
import {coupon} from '../page-builder';

const CNPJ = formatCnpj(completeCnpj('112223330001'));

const HEADER_BYTES = `
LOJA DAS CORES LTDA
CNPJ ${CNPJ}
DANFE NFC-e
`;
const read = (text: string) => readText([coupon(HEADER_BYTES + text)]);

describe("others' totals", () => {
  const ITEM = 'CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL\n555 TINTA ACRILICA 18L 1 UN 250,00 250,00\n';

  it('believes `a pagar`, not the sum of the goods, where charges are added', () => {
    const readings = read(`${ITEM}Valor Total 250,00\nAdicional/Frete/Seguro 45,50\nValor a Pagar 295,50`);
    assert.equal(readings.total?.[0]?.value, 29550);
    assert.equal(readings.totalProdutos?.[0]?.value, 25000);
    assert.ok(readings.total.every(({value, confidence}) => value === 29550 || confidence < 0.4));
  });

  it('tells a discount that is not printed by what was to be paid and was paid', () => {
    const readings = read(`${ITEM}Valor Total R$ 250,00\nValor a Pagar R$ 230,00\nDinheiro 230,00`);
    assert.deepEqual([readings.total?.[0]?.value, readings.descontos?.[0]?.value], [23000, 2000]);
    assert.equal(read(`${ITEM}Valor Total R$ 250,00\nValor a Pagar R$ 230,00`).descontos, undefined);
  });

  it('takes no day of payment for the day of issue, and no discount of the invoice for the sale’s', () => {
    const readings = read(`
001 30/11/2026 1.250,00
VALOR ORIGINAL VALOR DO DESCONTO
1.250,00 0,00
DESCONTO
45,80`);
    assert.equal(readings.dataEmissao, undefined);
    assert.equal(readings.descontos?.[0]?.value, 4580);
  });

  it('takes for a label no amount that another label claims in its own row', () => {
    const readings = read(`
1 ESMALTE BRANCO
2 UN X 10,00          20,00
TOTAL DE DESCONTOS
VALOR TOTAL R$        20,00`);
    assert.deepEqual([readings.total?.[0]?.value, readings.descontos], [2000, undefined]);
  });

  it('parts an amount from the label that its row had no room beside', () => {
    const readings = read(`
1 ESMALTE BRANCO
2 UN X 10,00          20,00
TOTAL DE DESCONTOS-5,00
VALOR A PAGAR R$15,00`);
    assert.deepEqual([readings.total?.[0]?.value, readings.descontos?.[0]?.value], [1500, 500]);
  });
});
