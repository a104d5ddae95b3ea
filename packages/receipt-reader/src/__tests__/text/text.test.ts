import assert from 'node:assert/strict';
import type {Indicios, Pagina} from '../../document/types';
import {lerTexto} from '../../text';
import {cupom} from './paper';
import {CHAVE_NFCE, CHAVE_NFE, CHAVE_SAT, danfe, EMITENTE, ITENS_NFCE, nfce58, nfce80, portal, sat} from './papers';

function melhores(lidos: Indicios): Record<string, unknown> {
  const {itens, fonteItens, marcas, ...campos} = lidos;
  assert.equal(fonteItens, itens && 'texto');
  assert.equal(marcas, undefined);
  return Object.fromEntries(Object.entries(campos).map(([campo, indicios]) => [campo, indicios[0]?.valor]));
}

const linhas = (lidos: Indicios) =>
  (lidos.itens ?? []).map(({codigo, qtde, valorUnitario, valorDesconto, subTotal}) => ({
    codigo,
    qtde,
    valorUnitario,
    ...(valorDesconto !== undefined && {valorDesconto}),
    subTotal,
  }));

const NFCE = {
  chave: CHAVE_NFCE,
  modelo: '65',
  serie: 1,
  numero: 1000,
  uf: 'SP',
  cnpj: EMITENTE,
  dataEmissao: '2026-10-05',
  total: 25460,
  descontos: 570,
  quantidadeItens: 3,
  totalProdutos: 26030,
};

describe('what the words of a receipt say', () => {
  it('reads an 80 mm coupon with its discount after an item and its payment left out', () => {
    const lidos = lerTexto([nfce80()]);
    assert.deepEqual(melhores(lidos), {...NFCE, cidade: 'CAMPINAS', loja: 'CASA DAS TINTAS SAO JORGE'});
    assert.deepEqual(linhas(lidos), ITENS_NFCE);
    assert.equal(lidos.itens?.[0]?.nome, 'ESMALTE ACETINADO BRANCO 900ML');
    assert.ok(lidos.itens.every(({confianca}) => confianca >= 0.9));
  });

  it('reads a 58 mm coupon with an item a row and the key on three', () => {
    const lidos = lerTexto([nfce58()]);
    assert.deepEqual(melhores(lidos), {...NFCE, cidade: 'CAMPINAS', loja: 'CASA DAS TINTAS SAO JORGE'});
    assert.deepEqual(linhas(lidos), ITENS_NFCE);
  });

  it('reads a SAT coupon: device, extract, date at the foot, discounts on items', () => {
    const lidos = lerTexto([sat()]);
    const {chave, modelo, serie, numero, total, descontos, totalProdutos, dataEmissao, cidade} = melhores(lidos);
    assert.deepEqual(
      {chave, modelo, serie, numero, total, descontos, totalProdutos, dataEmissao, cidade},
      {
        chave: CHAVE_SAT,
        modelo: '59',
        serie: 509781,
        numero: 49313,
        total: 25460,
        descontos: 570,
        totalProdutos: 26030,
        dataEmissao: '2026-09-09',
        cidade: 'CAMPINAS',
      },
    );
    assert.deepEqual(linhas(lidos), ITENS_NFCE);
  });

  it('reads a page of a tax authority whose discount stands on the total alone', () => {
    const lidos = lerTexto([portal()]);
    const {loja, cidade, ...resto} = melhores(lidos);
    assert.deepEqual([loja, cidade], ['SAO JORGE COMERCIO DE TINTAS LTDA', 'Campinas']);
    assert.deepEqual(resto, NFCE);
    assert.deepEqual(
      linhas(lidos).map(({subTotal}) => subTotal),
      [13980, 9570, 2480],
    );
    assert.equal(lidos.itens?.[1]?.nome, 'LONA PLASTICA PRETA');
  });

  it('reads a DANFE: the issuer among three companies, the day of issue among five, the total among five', () => {
    const lidos = lerTexto([danfe()]);
    assert.deepEqual(melhores(lidos), {
      chave: CHAVE_NFE,
      modelo: '55',
      serie: 2,
      numero: 4321,
      cnpj: EMITENTE,
      uf: 'PR',
      cidade: 'Londrina',
      loja: 'TINTAS SAO JORGE LONDRINA',
      dataEmissao: '2026-10-05',
      total: 26460,
      descontos: 570,
      totalProdutos: 26030,
    });
    assert.deepEqual(linhas(lidos), ITENS_NFCE);
    assert.equal(lidos.itens?.[0]?.nome, 'ESMALTE BASE AGUA ACETINADO BRANCO 900 ML');
  });

  it('finds the issuer on a DANFE without a key, and gives nothing it did not find', () => {
    const semChave = (pagina: Pagina): Pagina => ({
      ...pagina,
      palavras: pagina.palavras.filter(({texto}) => !/^\d{4}$/.test(texto)),
    });
    const lidos = lerTexto([semChave(danfe())]);
    assert.equal(lidos.chave, undefined);
    assert.equal(lidos.cnpj?.[0]?.valor, EMITENTE);
    assert.ok(lidos.cnpj[0].confianca < 0.95);
  });

  it('says where a value stands: on the value alone', () => {
    const pagina = nfce80();
    const lugar = lerTexto([pagina]).total?.[0]?.lugar;
    const palavra = pagina.palavras.filter(({texto}) => texto === '254,60').at(0);
    assert.ok(lugar && palavra);
    assert.ok(Math.abs(lugar.cantos[0][0] - palavra.caixa.x0 / pagina.largura) < 0.001);
    assert.ok(Math.abs(lugar.cantos[2][1] - palavra.caixa.y1 / pagina.altura) < 0.001);
  });

  it('says where a line stands: from its code to its total', () => {
    const pagina = nfce58();
    const [item] = lerTexto([pagina]).itens ?? [];
    const [codigo, subTotal] = ['54199', '139,80'].map(texto =>
      pagina.palavras.find(palavra => palavra.texto === texto),
    );
    assert.ok(item?.lugar && codigo && subTotal);
    assert.ok(Math.abs(item.lugar.cantos[0][0] - codigo.caixa.x0 / pagina.largura) < 0.001);
    assert.ok(Math.abs(item.lugar.cantos[2][0] - subTotal.caixa.x1 / pagina.largura) < 0.001);
  });

  it('gives of an order without fiscal value only what is plainly there', () => {
    const lidos = lerTexto([
      cupom(`
LOJA DAS CORES
ORCAMENTO 1234
NAO E DOCUMENTO FISCAL
QTD DESCRICAO            UNIT   TOTAL
2 TINTA ACRILICA 18L   250,00  500,00
TOTAL R$                       500,00`),
    ]);
    assert.deepEqual(
      [lidos.chave, lidos.cnpj, lidos.modelo, lidos.numero],
      [undefined, undefined, undefined, undefined],
    );
    assert.equal(lidos.total?.[0]?.valor, 50000);
  });

  it('gives nothing for pages without words', () => {
    assert.deepEqual(lerTexto([]), {});
    assert.deepEqual(lerTexto([cupom('')]), {});
  });
});
