import assert from 'node:assert/strict';
import type {Page} from '../../document/types';
import {readText} from '../../text';
import {coupon, sheet, type PlacedText} from './page-builder';

const loja = (page: Page): string | undefined => readText([page]).loja?.[0]?.value;

const REST = `
CNPJ: 11.222.333/0001-81  IE 123.456
RUA DAS FLORES, 10 - CENTRO - LAVRAS - MG
Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
VALOR TOTAL R$                       10,00`;

describe('leitura: shop', () => {
  it('passes over greetings, sentences for customers and the menu of a window', () => {
    for (const before of [
      'BEM VINDO!',
      '*** OBRIGADO PELA PREFERENCIA ***',
      'A COR DO SEU SONHO DESDE 1987',
      'Arquivo Cadastros Vendas Fiscal Relatorios Ajuda',
    ])
      assert.equal(loja(coupon(`${before}\nTINTAS SERRA AZUL LTDA${REST}`)), 'TINTAS SERRA AZUL LTDA', before);
  });

  it('keeps names that have such a word', () => {
    for (const nome of ['SEMPRE VIVA TINTAS', 'CIA DA COR', 'C&A PINTURAS', 'CASA DA GENTE MATERIAIS'])
      assert.equal(loja(coupon(`${nome}${REST}`)), nome);
  });

  it('takes no heading for a name, whose spaces or letters were lost', () => {
    for (const heading of ['DATADERECEMENTO', 'DATA DE RECEBIMENT0', 'IDENTIFICACAOEASSINATURADORECEBEDOR'])
      assert.equal(loja(coupon(`${heading}\nTINTAS SERRA AZUL LTDA${REST}`, 'ocr')), 'TINTAS SERRA AZUL LTDA', heading);
  });

  it('takes no remains of print for a name', () => {
    assert.equal(loja(coupon('tUU 4LJ,I3 U\nCE O o\n1 UN 10,00 10,00\nVALOR TOTAL R$ 10,00', 'ocr')), undefined);
    const reading = coupon('CONF TRINAS LORR\nVALOR TOTAL R$ 10,00', 'ocr');
    assert.equal(loja(reading), undefined);
    const words = coupon(`CONF TRINAS LORR${REST}`, 'ocr').words.map((word, i) => ({
      ...word,
      confidence: i < 3 ? 0.3 : 1,
    }));
    assert.equal(loja({...coupon(`CONF TRINAS LORR${REST}`, 'ocr'), words}), undefined);
  });

  it('finds the name before a CNPJ on its row', () => {
    const text = `Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
RECONCAVO TINTAS LTDA CNPJ 11.222.333/0001-81
RUA CONSELHEIRO FRANCO, 612 - CENTRO - FEIRA DE SANTANA - BA
VALOR TOTAL R$ 10,00`;
    assert.equal(loja(coupon(text)), 'RECONCAVO TINTAS LTDA');
  });

  it('reads a town through a figure that is a letter', () => {
    const text = `PANTANAL TINTAS LTDA\nCAMP0 GRANDE-MS CEP: 79002-333${REST.slice(0, 30)}`;
    assert.equal(readText([coupon(text, 'ocr')]).cidade?.[0]?.value.toUpperCase(), 'CAMPO GRANDE');
  });

  it('takes the trade name by its label, and no label of an item', () => {
    const labelled = `Razão Social: SAO FRANCISCO TINTAS LTDA\nNome Fantasia: RIO TINTAS${REST}`;
    assert.equal(loja(coupon(labelled)), 'RIO TINTAS');
    assert.equal(loja(coupon(`RIO TINTAS\nSAO FRANCISCO TINTAS LTDA${REST}`)), 'RIO TINTAS');
    assert.equal(loja(coupon(`Produto: ROLO DE LA 23CM${REST}`)), undefined);
  });

  it('passes over a stub of several rows, and over a town with its state', () => {
    const top: PlacedText[] = [
      [10, 10, 'RECEBEMOS DE SUL CORES TINTAS E COMPLEMENTOS LTDA OS PRODUTOS CONSTANTES DA NOTA FISCAL'],
      [10, 20, 'INDICADA ABAIXO. DESTINATÁRIO: PINTURAS ALMEIDA E'],
      [10, 30, 'FILHOS LTDA - ENDEREÇO: RUA DAS ACACIAS, 410 - Vitória/ES'],
      [10, 45, 'DATA DE RECEBIMENTO'],
      [120, 45, 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR'],
      [10, 85, 'AV. BRASIL, 1200'],
      [10, 95, 'CENTRO. Juiz de Fora-MG'],
      [200, 70, 'DANFE'],
      [10, 105, 'CNPJ 11.222.333/0001-81'],
      [10, 130, 'NATUREZA DA OPERAÇÃO'],
    ];
    assert.equal(loja(sheet([...top, [10, 75, 'SUL CORES']])), 'SUL CORES');
    const reading = readText([sheet([...top, [10, 65, 'IDENTIFICAÇÃO DO EMITENTE']])]);
    assert.equal(reading.loja?.[0]?.value, 'SUL CORES TINTAS E COMPLEMENTOS LTDA');
    assert.equal(reading.cidade?.[0]?.value, 'Juiz de Fora');
  });

  it('takes no quarter for a town where the address names none', () => {
    const reading = readText([
      coupon('TINTAS SERRA AZUL LTDA\nCNPJ 11.222.333/0001-81\nCEP: 13010000 - CENTRO - SP\nDANFE NFC-e'),
    ]);
    assert.equal(reading.cidade, undefined);
  });

  it('goes on under the row of the CNPJ where a name does', () => {
    const text =
      'CNPJ: 11.222.333/0001-81 ARARIBOIA MATERIAIS DE CONSTRUCAO E\nTINTAS LTDA\nRUA DAS FLORES, 10\nDANFE NFC-e';
    assert.equal(loja(coupon(text)), 'ARARIBOIA MATERIAIS DE CONSTRUCAO E TINTAS LTDA');
  });
});
