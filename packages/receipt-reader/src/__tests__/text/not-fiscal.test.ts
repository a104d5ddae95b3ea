import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj, montarChave} from '@clube/domain';
import {juntar} from '../../join';
import {lerTexto} from '../../text';
import {cupom} from './paper';

const hoje = '2026-11-21';
const CNPJ = formatarCnpj(completarCnpj('112223330001'));
const VENDA = `
1 54199 ESMALTE BRANCO 900ML
2 UN X 10,00 20,00
SUBTOTAL R$ 20,00
TOTAL A PAGAR R$ 20,00`;
const ler = (texto: string) => juntar([lerTexto([cupom(texto)])], {hoje});
const avisos = (texto: string) => ler(texto).avisos.map(({tipo}) => tipo);

describe('documents that are no receipt of a sale', () => {
  for (const titulo of [
    'ORÇAMENTO Nº 4521',
    'PRÉ-VENDA 88123',
    'PEDIDO DE VENDA 12 - SEM VALOR FISCAL',
    'ESTE DOCUMENTO NÃO É VÁLIDO COMO NOTA FISCAL',
  ])
    it(`says so and calls nothing certain: ${titulo}`, () => {
      const lido = ler(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${titulo}${VENDA}`);
      assert.deepEqual(
        lido.avisos.map(({tipo, gravidade}) => [tipo, gravidade]),
        [['nao_fiscal', 'erro']],
      );
      assert.equal(lido.total, 2000);
      assert.ok(Object.values(lido.campos).every(({certa}) => !certa));
      assert.ok(lido.itens.every(({valoresCertos}) => !valoresCertos));
    });

  it('takes no key that a transport document names for its own', () => {
    const chave = montarChave({
      uf: 'SP',
      ano: 2026,
      mes: 10,
      cnpj: completarCnpj('112223330001'),
      modelo: '55',
      serie: 1,
      numero: 77,
      codigoNumerico: 123,
    });
    const lido = ler(`DACTE\nCNPJ ${CNPJ}\nDOCUMENTOS ORIGINÁRIOS\n${chave.replace(/(.{4})/g, '$1 ')}`);
    assert.deepEqual([lido.chave, lido.numero, lido.avisos[0]?.tipo], [undefined, undefined, 'nao_fiscal']);
  });

  it('knows a slip of a card, a bank slip and an invoice of services', () => {
    assert.deepEqual(avisos('VIA CLIENTE\nVISA CREDITO\nDOC=123456 AUT=998877\nVALOR R$ 10,00'), ['nao_fiscal']);
    assert.deepEqual(
      avisos('BENEFICIÁRIO LOJA\n00190.00009 01234.567897 00123.456789 1 98760000010000\nVENCIMENTO 10/10/2026'),
      ['nao_fiscal'],
    );
    assert.deepEqual(avisos('NOTA FISCAL ELETRÔNICA DE SERVIÇOS - NFS-e\nVALOR R$ 10,00'), ['nao_fiscal']);
  });

  it('believes a receipt that names its order, carries a slip or warns about another paper', () => {
    const receita = `LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\nDANFE NFC-e${VENDA}`;
    for (const resto of ['PEDIDO: 1022', 'ORÇAMENTO 77', 'CIELO VISA CREDITO AUT=998877\nNÃO É DOCUMENTO FISCAL'])
      assert.ok(!avisos(`${receita}\n${resto}`).includes('nao_fiscal'), resto);
  });
});
