import assert from 'node:assert/strict';
import type {Pagina} from '../../document/types';
import {lerTexto} from '../../text';
import {cupom, folha, type Posto} from './paper';

const loja = (pagina: Pagina): string | undefined => lerTexto([pagina]).loja?.[0]?.valor;

const RESTO = `
CNPJ: 11.222.333/0001-81  IE 123.456
RUA DAS FLORES, 10 - CENTRO - LAVRAS - MG
Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
VALOR TOTAL R$                       10,00`;

describe('leitura: shop', () => {
  it('passes over greetings, sentences for customers and the menu of a window', () => {
    for (const antes of [
      'BEM VINDO!',
      '*** OBRIGADO PELA PREFERENCIA ***',
      'A COR DO SEU SONHO DESDE 1987',
      'Arquivo Cadastros Vendas Fiscal Relatorios Ajuda',
    ])
      assert.equal(loja(cupom(`${antes}\nTINTAS SERRA AZUL LTDA${RESTO}`)), 'TINTAS SERRA AZUL LTDA', antes);
  });

  it('keeps names that have such a word', () => {
    for (const nome of ['SEMPRE VIVA TINTAS', 'CIA DA COR', 'C&A PINTURAS', 'CASA DA GENTE MATERIAIS'])
      assert.equal(loja(cupom(`${nome}${RESTO}`)), nome);
  });

  it('takes no heading for a name, whose spaces or letters were lost', () => {
    for (const titulo of ['DATADERECEMENTO', 'DATA DE RECEBIMENT0', 'IDENTIFICACAOEASSINATURADORECEBEDOR'])
      assert.equal(loja(cupom(`${titulo}\nTINTAS SERRA AZUL LTDA${RESTO}`, 'ocr')), 'TINTAS SERRA AZUL LTDA', titulo);
  });

  it('takes no remains of print for a name', () => {
    assert.equal(loja(cupom('tUU 4LJ,I3 U\nCE O o\n1 UN 10,00 10,00\nVALOR TOTAL R$ 10,00', 'ocr')), undefined);
    const lida = cupom('CONF TRINAS LORR\nVALOR TOTAL R$ 10,00', 'ocr');
    assert.equal(loja(lida), undefined);
    const palavras = cupom(`CONF TRINAS LORR${RESTO}`, 'ocr').palavras.map((palavra, i) => ({
      ...palavra,
      confianca: i < 3 ? 0.3 : 1,
    }));
    assert.equal(loja({...cupom(`CONF TRINAS LORR${RESTO}`, 'ocr'), palavras}), undefined);
  });

  it('finds the name before a CNPJ on its row', () => {
    const texto = `Documento Auxiliar da Nota Fiscal de Consumidor Eletronica
RECONCAVO TINTAS LTDA CNPJ 11.222.333/0001-81
RUA CONSELHEIRO FRANCO, 612 - CENTRO - FEIRA DE SANTANA - BA
VALOR TOTAL R$ 10,00`;
    assert.equal(loja(cupom(texto)), 'RECONCAVO TINTAS LTDA');
  });

  it('reads a town through a figure that is a letter', () => {
    const texto = `PANTANAL TINTAS LTDA\nCAMP0 GRANDE-MS CEP: 79002-333${RESTO.slice(0, 30)}`;
    assert.equal(lerTexto([cupom(texto, 'ocr')]).cidade?.[0]?.valor.toUpperCase(), 'CAMPO GRANDE');
  });

  it('takes the trade name by its label, and no label of an item', () => {
    const rotulada = `Razão Social: SAO FRANCISCO TINTAS LTDA\nNome Fantasia: RIO TINTAS${RESTO}`;
    assert.equal(loja(cupom(rotulada)), 'RIO TINTAS');
    assert.equal(loja(cupom(`RIO TINTAS\nSAO FRANCISCO TINTAS LTDA${RESTO}`)), 'RIO TINTAS');
    assert.equal(loja(cupom(`Produto: ROLO DE LA 23CM${RESTO}`)), undefined);
  });

  it('passes over a stub of several rows, and over a town with its state', () => {
    const topo: Posto[] = [
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
    assert.equal(loja(folha([...topo, [10, 75, 'SUL CORES']])), 'SUL CORES');
    const lida = lerTexto([folha([...topo, [10, 65, 'IDENTIFICAÇÃO DO EMITENTE']])]);
    assert.equal(lida.loja?.[0]?.valor, 'SUL CORES TINTAS E COMPLEMENTOS LTDA');
    assert.equal(lida.cidade?.[0]?.valor, 'Juiz de Fora');
  });

  it('takes no quarter for a town where the address names none', () => {
    const lida = lerTexto([
      cupom('TINTAS SERRA AZUL LTDA\nCNPJ 11.222.333/0001-81\nCEP: 13010000 - CENTRO - SP\nDANFE NFC-e'),
    ]);
    assert.equal(lida.cidade, undefined);
  });

  it('goes on under the row of the CNPJ where a name does', () => {
    const texto =
      'CNPJ: 11.222.333/0001-81 ARARIBOIA MATERIAIS DE CONSTRUCAO E\nTINTAS LTDA\nRUA DAS FLORES, 10\nDANFE NFC-e';
    assert.equal(loja(cupom(texto)), 'ARARIBOIA MATERIAIS DE CONSTRUCAO E TINTAS LTDA');
  });
});
