import assert from 'node:assert/strict';
import type {Evidence, Page} from '../../document/types';
import {readText} from '../../text';
import {coupon} from './page-builder';
import {NFCE_KEY, NFE_KEY, SAT_KEY, danfe, ISSUER, NFCE_ITENS, nfce58, nfce80, portal, sat} from './sample-papers';

function bestFirst(readings: Evidence): Record<string, unknown> {
  const {itens, fonteItens, marcas: marks, ...fields} = readings;
  assert.equal(fonteItens, itens && 'texto');
  assert.equal(marks, undefined);
  return Object.fromEntries(Object.entries(fields).map(([field, clues]) => [field, clues[0]?.value]));
}

const lines = (readings: Evidence) =>
  (readings.itens ?? []).map(({codigo, qtde, valorUnitario, valorDesconto, subTotal}) => ({
    codigo,
    qtde,
    valorUnitario,
    ...(valorDesconto !== undefined && {valorDesconto}),
    subTotal,
  }));

const NFCE = {
  chave: NFCE_KEY,
  modelo: '65',
  serie: 1,
  numero: 1000,
  uf: 'SP',
  cnpj: ISSUER,
  dataEmissao: '2026-10-05',
  total: 25460,
  descontos: 570,
  quantidadeItens: 3,
  totalProdutos: 26030,
};

describe('what the words of a receipt say', () => {
  it('reads an 80 mm coupon with its discount after an item and its payment left out', () => {
    const readings = readText([nfce80()]);
    assert.deepEqual(bestFirst(readings), {...NFCE, cidade: 'CAMPINAS', loja: 'CASA DAS TINTAS SAO JORGE'});
    assert.deepEqual(lines(readings), NFCE_ITENS);
    assert.equal(readings.itens?.[0]?.nome, 'ESMALTE ACETINADO BRANCO 900ML');
    assert.ok(readings.itens.every(({confianca: confidence}) => confidence >= 0.9));
  });

  it('reads a 58 mm coupon with an item a row and the key on three', () => {
    const readings = readText([nfce58()]);
    assert.deepEqual(bestFirst(readings), {...NFCE, cidade: 'CAMPINAS', loja: 'CASA DAS TINTAS SAO JORGE'});
    assert.deepEqual(lines(readings), NFCE_ITENS);
  });

  it('reads a SAT coupon: device, extract, date at the foot, discounts on items', () => {
    const readings = readText([sat()]);
    const {
      chave,
      modelo,
      serie,
      numero: number,
      total,
      descontos,
      totalProdutos,
      dataEmissao,
      cidade,
    } = bestFirst(readings);
    assert.deepEqual(
      {chave, modelo, serie, numero: number, total, descontos, totalProdutos, dataEmissao, cidade},
      {
        chave: SAT_KEY,
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
    assert.deepEqual(lines(readings), NFCE_ITENS);
  });

  it('reads a page of a tax authority whose discount stands on the total alone', () => {
    const readings = readText([portal()]);
    const {loja, cidade, ...rest} = bestFirst(readings);
    assert.deepEqual([loja, cidade], ['SAO JORGE COMERCIO DE TINTAS LTDA', 'Campinas']);
    assert.deepEqual(rest, NFCE);
    assert.deepEqual(
      lines(readings).map(({subTotal}) => subTotal),
      [13980, 9570, 2480],
    );
    assert.equal(readings.itens?.[1]?.nome, 'LONA PLASTICA PRETA');
  });

  it('reads a DANFE: the issuer among three companies, the day of issue among five, the total among five', () => {
    const readings = readText([danfe()]);
    assert.deepEqual(bestFirst(readings), {
      chave: NFE_KEY,
      modelo: '55',
      serie: 2,
      numero: 4321,
      cnpj: ISSUER,
      uf: 'PR',
      cidade: 'Londrina',
      loja: 'TINTAS SAO JORGE LONDRINA',
      dataEmissao: '2026-10-05',
      total: 26460,
      descontos: 570,
      totalProdutos: 26030,
    });
    assert.deepEqual(lines(readings), NFCE_ITENS);
    assert.equal(readings.itens?.[0]?.nome, 'ESMALTE BASE AGUA ACETINADO BRANCO 900 ML');
  });

  it('finds the issuer on a DANFE without a key, and gives nothing it did not find', () => {
    const fieldsWithoutKey = (page: Page): Page => ({
      ...page,
      words: page.words.filter(({text}) => !/^\d{4}$/.test(text)),
    });
    const readings = readText([fieldsWithoutKey(danfe())]);
    assert.equal(readings.chave, undefined);
    assert.equal(readings.cnpj?.[0]?.value, ISSUER);
    assert.ok(readings.cnpj[0].confidence < 0.95);
  });

  it('says where a value stands: on the value alone', () => {
    const page = nfce80();
    const place = readText([page]).total?.[0]?.place;
    const word = page.words.filter(({text}) => text === '254,60').at(0);
    assert.ok(place && word);
    assert.ok(Math.abs(place.cantos[0][0] - word.box.x0 / page.width) < 0.001);
    assert.ok(Math.abs(place.cantos[2][1] - word.box.y1 / page.height) < 0.001);
  });

  it('says where a line stands: from its code to its total', () => {
    const page = nfce58();
    const [item] = readText([page]).itens ?? [];
    const [codigo, subTotal] = ['54199', '139,80'].map(text => page.words.find(word => word.text === text));
    assert.ok(item?.lugar && codigo && subTotal);
    assert.ok(Math.abs(item.lugar.cantos[0][0] - codigo.box.x0 / page.width) < 0.001);
    assert.ok(Math.abs(item.lugar.cantos[2][0] - subTotal.box.x1 / page.width) < 0.001);
  });

  it('gives of an order without fiscal value only what is plainly there', () => {
    const readings = readText([
      coupon(`
LOJA DAS CORES
ORCAMENTO 1234
NAO E DOCUMENTO FISCAL
QTD DESCRICAO            UNIT   TOTAL
2 TINTA ACRILICA 18L   250,00  500,00
TOTAL R$                       500,00`),
    ]);
    assert.deepEqual(
      [readings.chave, readings.cnpj, readings.modelo, readings.numero],
      [undefined, undefined, undefined, undefined],
    );
    assert.equal(readings.total?.[0]?.value, 50000);
  });

  it('gives nothing for pages without words', () => {
    assert.deepEqual(readText([]), {});
    assert.deepEqual(readText([coupon('')]), {});
  });
});
