import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj, buildAccessKey} from '@clube/domain';
import {joinEvidence} from '../../join';
import {readText} from '../../text';
import {coupon} from './page-builder';

const today = '2026-11-21';
const CNPJ = formatCnpj(completeCnpj('112223330001'));
const SALE = `
1 54199 ESMALTE BRANCO 900ML
2 UN X 10,00 20,00
SUBTOTAL R$ 20,00
TOTAL A PAGAR R$ 20,00`;
const read = (text: string) => joinEvidence([readText([coupon(text)])], {today});
const notices = (text: string) => read(text).avisos.map(({tipo: kind}) => kind);

describe('documents that are no receipt of a sale', () => {
  for (const heading of [
    'ORÇAMENTO Nº 4521',
    'PRÉ-VENDA 88123',
    'PEDIDO DE VENDA 12 - SEM VALOR FISCAL',
    'ESTE DOCUMENTO NÃO É VÁLIDO COMO NOTA FISCAL',
  ])
    it(`says so and calls nothing certain: ${heading}`, () => {
      const reading = read(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${heading}${SALE}`);
      assert.deepEqual(
        reading.avisos.map(({tipo: kind, gravidade}) => [kind, gravidade]),
        [['nao_fiscal', 'erro']],
      );
      assert.equal(reading.total, 2000);
      assert.ok(Object.values(reading.campos).every(({certa}) => !certa));
      assert.ok(reading.itens.every(({valoresCertos}) => !valoresCertos));
    });

  it('takes no key that a transport document names for its own', () => {
    const chave = buildAccessKey({
      uf: 'SP',
      ano: 2026,
      mes: 10,
      cnpj: completeCnpj('112223330001'),
      modelo: '55',
      serie: 1,
      numero: 77,
      codigoNumerico: 123,
    });
    const reading = read(`DACTE\nCNPJ ${CNPJ}\nDOCUMENTOS ORIGINÁRIOS\n${chave.replace(/(.{4})/g, '$1 ')}`);
    assert.deepEqual([reading.chave, reading.numero, reading.avisos[0]?.tipo], [undefined, undefined, 'nao_fiscal']);
  });

  it('knows a slip of a card, a bank slip and an invoice of services', () => {
    assert.deepEqual(notices('VIA CLIENTE\nVISA CREDITO\nDOC=123456 AUT=998877\nVALOR R$ 10,00'), ['nao_fiscal']);
    assert.deepEqual(
      notices('BENEFICIÁRIO LOJA\n00190.00009 01234.567897 00123.456789 1 98760000010000\nVENCIMENTO 10/10/2026'),
      ['nao_fiscal'],
    );
    assert.deepEqual(notices('NOTA FISCAL ELETRÔNICA DE SERVIÇOS - NFS-e\nVALOR R$ 10,00'), ['nao_fiscal']);
  });

  it('believes a receipt that names its order, carries a slip or warns about another paper', () => {
    const revenue = `LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\nDANFE NFC-e${SALE}`;
    for (const rest of ['PEDIDO: 1022', 'ORÇAMENTO 77', 'CIELO VISA CREDITO AUT=998877\nNÃO É DOCUMENTO FISCAL'])
      assert.ok(!notices(`${revenue}\n${rest}`).includes('nao_fiscal'), rest);
  });
});
