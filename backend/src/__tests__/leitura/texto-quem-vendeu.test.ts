import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj} from '@clube/domain';
import type {Indicios} from '../../modules/leitura/documento/tipos';
import {lerTexto} from '../../modules/leitura/texto';
import {cupom, folha} from './papel';

const CNPJ = formatarCnpj(completarCnpj('112223330001'));
const primeiros = ({cidade, loja}: Indicios) => [cidade?.[0]?.valor, loja?.[0]?.valor];

describe("others' ways to say who sold", () => {
  it('parts the city from the quarter at a full stop, but not from a short form', () => {
    const cidade = (endereco: string) =>
      lerTexto([cupom(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${endereco}\nDANFE NFC-e`)]).cidade?.[0]?.valor;
    assert.equal(cidade('Rua A, 12. Vila Mariana, Campinas-SP'), 'Campinas');
    assert.equal(cidade('Rua A, 12 - Jardim América. Ribeirão Preto-SP'), 'Ribeirão Preto');
    assert.equal(cidade('Rua A, 12 - Sta. Rita do Sapucaí-MG'), 'Sta. Rita do Sapucaí');
  });

  it('takes name and city under a heading `Emitente` without any label', () => {
    const lidos = lerTexto([
      cupom(`
DANFE SIMPLIFICADO - ETIQUETA
CHAVE DE ACESSO
EMITENTE
DEPOSITO SAO JOAO LTDA
CNPJ: ${CNPJ} IE: 582123456118
R. Almirante Barroso, 999, Centro
Londrina - PR CEP 85860-000
DESTINATÁRIO
JOSE CARLOS DA SILVA
SAO PAULO - SP CEP 01001-000
VALOR TOTAL DA NOTA R$ 99,90`),
    ]);
    assert.deepEqual(primeiros(lidos), ['Londrina', 'DEPOSITO SAO JOAO LTDA']);
  });

  it('takes no heading for a shop', () => {
    assert.equal(lerTexto([cupom('DADOS ADICIONAIS\nCHAVE DE ACESSO\nVALOR A PAGAR R$ 10,00')]).loja, undefined);
    assert.equal(lerTexto([cupom('CÓDIGO DESCRIÇÃO QTD UN VL UNIT VL TOTAL\nTOTAL R$ 10,00')]).loja, undefined);
  });

  it('makes a name of two rows whole by the stub', () => {
    const lidos = lerTexto([
      folha([
        [10, 10, 'RECEBEMOS DE KRON INSTRUMENTOS ELETRICOS LTDA OS PRODUTOS CONSTANTES DA NOTA'],
        [10, 40, 'KRON INSTRUMENTOS'],
        [10, 51, 'ELETRICOS LTDA'],
        [200, 40, 'DANFE'],
        [10, 90, 'NATUREZA DA OPERAÇÃO'],
      ]),
    ]);
    assert.equal(lidos.loja?.[0]?.valor, 'KRON INSTRUMENTOS ELETRICOS LTDA');
  });
});
