import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj, buildAccessKey} from '@clube/domain';
import type {Evidence} from '../../document/types';
import {readText} from '../../text';
import {coupon, sheet} from './page-builder';

const CNPJ = formatCnpj(completeCnpj('112223330001'));
const first = ({cidade, loja}: Evidence) => [cidade?.[0]?.value, loja?.[0]?.value];

describe("others' ways to say who sold", () => {
  it('parts the city from the quarter at a full stop, but not from a short form', () => {
    const cidade = (address: string) =>
      readText([coupon(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${address}\nDANFE NFC-e`)]).cidade?.[0]?.value;
    assert.equal(cidade('Rua A, 12. Vila Mariana, Campinas-SP'), 'Campinas');
    assert.equal(cidade('Rua A, 12 - Jardim América. Ribeirão Preto-SP'), 'Ribeirão Preto');
    assert.equal(cidade('Rua A, 12 - Sta. Rita do Sapucaí-MG'), 'Sta. Rita do Sapucaí');
  });

  it('takes name and city under a heading `Emitente` without any label', () => {
    const readings = readText([
      coupon(`
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
    assert.deepEqual(first(readings), ['Londrina', 'DEPOSITO SAO JOAO LTDA']);
  });

  it('takes no heading for a shop', () => {
    assert.equal(readText([coupon('DADOS ADICIONAIS\nCHAVE DE ACESSO\nVALOR A PAGAR R$ 10,00')]).loja, undefined);
    assert.equal(readText([coupon('CÓDIGO DESCRIÇÃO QTD UN VL UNIT VL TOTAL\nTOTAL R$ 10,00')]).loja, undefined);
  });

  it('makes a name of two rows whole by the stub', () => {
    const readings = readText([
      sheet([
        [10, 10, 'RECEBEMOS DE KRON INSTRUMENTOS ELETRICOS LTDA OS PRODUTOS CONSTANTES DA NOTA'],
        [10, 40, 'KRON INSTRUMENTOS'],
        [10, 51, 'ELETRICOS LTDA'],
        [200, 40, 'DANFE'],
        [10, 90, 'NATUREZA DA OPERAÇÃO'],
      ]),
    ]);
    assert.equal(readings.loja?.[0]?.value, 'KRON INSTRUMENTOS ELETRICOS LTDA');
  });

  it('parts the name from the title that stands beside it, though no nature of operation is printed', () => {
    const readings = readText([
      sheet([
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
    assert.deepEqual(first(readings), ['Niterói', 'PONTO & TINTAS LTDA']);
  });

  it('ends a name where the title of the document goes on in its row', () => {
    const readings = readText([coupon(`ATACADO DE TINTAS LTDA — DANFE Nº 248514\nCNPJ ${CNPJ} — Uberlândia - MG`)]);
    assert.deepEqual(first(readings), ['Uberlândia', 'ATACADO DE TINTAS LTDA']);
  });

  it('knows a row of a town and the state of the key, but no street of that name', () => {
    const chave = buildAccessKey({
      uf: 'BA',
      ano: 2026,
      mes: 10,
      cnpj: completeCnpj('112223330001'),
      modelo: '65',
      serie: 1,
      numero: 77,
      codigoNumerico: 123,
    });
    const cidade = (line: string) =>
      readText([coupon(`LOJA DAS CORES LTDA\nCNPJ ${CNPJ}\n${line}\nDANFE NFC-e`)], {chave}).cidade?.[0]?.value;
    assert.equal(cidade('VITORIA DA CONQUISTA BA'), 'VITORIA DA CONQUISTA');
    assert.equal(cidade('VITORIA DA CONQUISTA SP'), undefined);
    assert.equal(cidade('RUA VITORIA BA'), undefined);
  });
});
