import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj, montarChave} from '@clube/domain';
import type {Indicios} from '../../document/types';
import {lerTexto} from '../../text';
import {cupom, folha} from './paper';

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

  it('parts the name from the title that stands beside it, though no nature of operation is printed', () => {
    const lidos = lerTexto([
      folha([
        [10, 10, 'PONTO & TINTAS LTDA'],
        [200, 10, 'DANFE NF-e Nº 548339 Série 1'],
        [10, 21, 'Rua da Conceição 95, Centro'],
        [200, 21, 'Chave de acesso:'],
        [10, 32, 'Niterói - RJ 24020-084'],
        [10, 54, 'CNPJ'],
        [200, 54, 'Inscrição Estadual'],
        [10, 65, CNPJ],
        [200, 65, '87.654.321'],
      ]),
    ]);
    assert.deepEqual(primeiros(lidos), ['Niterói', 'PONTO & TINTAS LTDA']);
  });

  it('ends a name where the title of the document goes on in its row', () => {
    const lidos = lerTexto([cupom(`ATACADO DE TINTAS LTDA — DANFE Nº 248514\nCNPJ ${CNPJ} — Uberlândia - MG`)]);
    assert.deepEqual(primeiros(lidos), ['Uberlândia', 'ATACADO DE TINTAS LTDA']);
  });

  it('knows a row of a town and the state of the key, but no street of that name', () => {
    const chave = montarChave({
      uf: 'BA',
      ano: 2026,
      mes: 10,
      cnpj: completarCnpj('112223330001'),
      modelo: '65',
      serie: 1,
      numero: 77,
      codigoNumerico: 123,
    });
    const cidade = (linha: string) =>
      lerTexto([cupom(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${linha}\nDANFE NFC-e`)], {chave}).cidade?.[0]?.valor;
    assert.equal(cidade('VITORIA DA CONQUISTA BA'), 'VITORIA DA CONQUISTA');
    assert.equal(cidade('VITORIA DA CONQUISTA SP'), undefined);
    assert.equal(cidade('RUA VITORIA BA'), undefined);
  });
});
