import assert from 'node:assert/strict';
import type {Pagina} from '../../../modules/leitura/documento/tipos';
import {lerTexto} from '../../../modules/leitura/texto';
import {cupom} from './papel';

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
});
