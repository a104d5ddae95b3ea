import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj} from '@clube/domain';
import {lerTexto} from '../../../text';
import {cupom} from '../paper';

const CNPJ = formatarCnpj(completarCnpj('112223330001'));

const CABECALHO = `
LOJA DAS CORES LTDA
CNPJ ${CNPJ}
DANFE NFC-e
`;
const ler = (texto: string) => lerTexto([cupom(CABECALHO + texto)]);

describe("others' totals", () => {
  const ITEM = 'CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL\n555 TINTA ACRILICA 18L 1 UN 250,00 250,00\n';

  it('believes `a pagar`, not the sum of the goods, where charges are added', () => {
    const lidos = ler(`${ITEM}Valor Total 250,00\nAdicional/Frete/Seguro 45,50\nValor a Pagar 295,50`);
    assert.equal(lidos.total?.[0]?.valor, 29550);
    assert.equal(lidos.totalProdutos?.[0]?.valor, 25000);
    assert.ok(lidos.total.every(({valor, confianca}) => valor === 29550 || confianca < 0.4));
  });

  it('tells a discount that is not printed by what was to be paid and was paid', () => {
    const lidos = ler(`${ITEM}Valor Total R$ 250,00\nValor a Pagar R$ 230,00\nDinheiro 230,00`);
    assert.deepEqual([lidos.total?.[0]?.valor, lidos.descontos?.[0]?.valor], [23000, 2000]);
    assert.equal(ler(`${ITEM}Valor Total R$ 250,00\nValor a Pagar R$ 230,00`).descontos, undefined);
  });

  it('takes no day of payment for the day of issue, and no discount of the invoice for the sale’s', () => {
    const lidos = ler(`
001 30/11/2026 1.250,00
VALOR ORIGINAL VALOR DO DESCONTO
1.250,00 0,00
DESCONTO
45,80`);
    assert.equal(lidos.dataEmissao, undefined);
    assert.equal(lidos.descontos?.[0]?.valor, 4580);
  });

  it('takes for a label no amount that another label claims in its own row', () => {
    const lidos = ler(`
1 ESMALTE BRANCO
2 UN X 10,00          20,00
TOTAL DE DESCONTOS
VALOR TOTAL R$        20,00`);
    assert.deepEqual([lidos.total?.[0]?.valor, lidos.descontos], [2000, undefined]);
  });

  it('parts an amount from the label that its row had no room beside', () => {
    const lidos = ler(`
1 ESMALTE BRANCO
2 UN X 10,00          20,00
TOTAL DE DESCONTOS-5,00
VALOR A PAGAR R$15,00`);
    assert.deepEqual([lidos.total?.[0]?.valor, lidos.descontos?.[0]?.valor], [1500, 500]);
  });
});
