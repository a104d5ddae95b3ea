import assert from 'node:assert/strict';
import {lerTexto} from '../../text';
import {cupom, folha, tabela, type Coluna, type Posto} from './paper';

const CABECALHO = `
LOJA DAS CORES LTDA
DANFE NFC-e
CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL`;
const ler = (texto: string) => lerTexto([cupom(CABECALHO + '\n' + texto)]);
const marcas = (texto: string) => (ler(texto).marcas ?? []).map(({valor}) => valor);

describe('what is printed over a receipt', () => {
  it('makes it one of the test environment, cancelled or issued offline', () => {
    assert.deepEqual(marcas('EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL'), ['homologacao']);
    assert.deepEqual(marcas('NF-e CANCELADA'), ['cancelada']);
    assert.deepEqual(marcas('Cancelamento de NF-e homologado'), ['cancelada']);
    assert.deepEqual(marcas('EMITIDA EM CONTINGÊNCIA'), ['contingencia']);
  });

  it('says nothing where only an item was cancelled or a rule of exchange is told', () => {
    assert.deepEqual(marcas('CANCELAMENTO ITEM 002'), []);
    assert.deepEqual(marcas('Trocas somente com este documento; pedido cancelado não será entregue'), []);
  });
});

describe('lines and totals that need care', () => {
  it('believes a third decimal of a price in a picture less: no sum is fine enough to tell it from a smudge', () => {
    const confianca = (preco: string, fonte: 'texto' | 'ocr') => {
      const [item] =
        lerTexto([cupom(`${CABECALHO}\n001 555 TINTA ACRILICA 18L\n  1 UN X ${preco} 22,41\nTOTAL R$ 22,41`, fonte)])
          .itens ?? [];
      return item?.confianca ?? assert.fail('no line');
    };
    assert.ok(confianca('22,41', 'ocr') >= 0.75);
    assert.ok(confianca('22,416', 'ocr') < 0.75);
    assert.ok(confianca('22,410', 'texto') >= 0.8);
  });

  it('believes two decimals of a price in a picture less where other prices have four: a crease may hide two', () => {
    const confiancas = (preco: string, fonte: 'texto' | 'ocr') =>
      (
        lerTexto([
          cupom(
            `${CABECALHO}\n001 555 TINTA ACRILICA 18L\n  1 UN X 52,91 52,91\n002 777 ROLO DE LA\n  1 UN X ${preco} 20,01\nTOTAL R$ 72,92`,
            fonte,
          ),
        ]).itens ?? []
      ).map(({confianca}) => confianca >= 0.75);
    assert.deepEqual(confiancas('20,0118', 'ocr'), [false, true]);
    assert.deepEqual(confiancas('20,01', 'ocr'), [true, true]);
    assert.deepEqual(confiancas('20,0118', 'texto'), [true, true]);
  });

  it('leaves a cancelled item out', () => {
    const lidos = ler(`
001 555 TINTA ACRILICA 18L
  1 UN X 250,00 250,00
002 777 ROLO DE LA
  2 UN X 20,00 40,00
CANCELAMENTO ITEM 002
TOTAL R$ 250,00`);
    assert.deepEqual(
      lidos.itens?.map(({codigo}) => codigo),
      ['555'],
    );
    assert.equal(lidos.total?.[0]?.valor, 25000);
  });

  it('takes what was paid for the total where `Valor total` stands before a discount, and is not sure', () => {
    const lidos = ler(`
555 TINTA ACRILICA 18L 1 UN 250,00 250,00
Valor total R$ 250,00
Desconto R$ 25,00
Valor pago R$ 225,00`);
    assert.deepEqual([lidos.total?.[0]?.valor, lidos.descontos?.[0]?.valor], [22500, 2500]);
    assert.ok((lidos.total?.[0]?.confianca ?? 1) < 0.9);
  });

  it('takes no payment and no change for an item', () => {
    const lidos = ler(`
555 TINTA ACRILICA 18L 1 UN 250,00 250,00
TOTAL R$ 250,00
Dinheiro 300,00
Troco 50,00
2 X 150,00 300,00`);
    assert.equal(lidos.itens?.length, 1);
  });

  it('believes little of a line whose figures do not fit', () => {
    const [item] = ler('555 TINTA ACRILICA 18L 3 UN X 250,00 500,00').itens ?? [];
    assert.ok((item?.confianca ?? 0) < 0.5);
  });

  const colunas: readonly Coluna[] = [
    {titulo: 'REFERÊNCIA', x: 10},
    {titulo: 'DISCRIMINAÇÃO', x: 70},
    {titulo: 'PREÇO UN.', x: 240, direita: 267},
    {titulo: 'QTD', x: 290, direita: 305},
    {titulo: 'VL. LÍQ.', x: 330, direita: 360},
  ];

  it('tells price from quantity by the headings, in any order, and goes on over pages', () => {
    const pagina = (linhas: string[][], extra: Posto[] = []) => folha([...tabela(colunas, linhas, 30), ...extra]);
    const lidos = lerTexto([
      pagina([
        ['A-1', 'TINTA ACRILICA', '250,0000', '2,000', '500,00'],
        ['A-2', 'ROLO DE LA\nANTIGOTA 23 CM', '20,0000', '3,000', '60,00'],
      ]),
      {
        ...pagina(
          [['A-3', 'LIXA', '1,5000', '10,000', '15,00']],
          [
            [20, 120, 'VALOR TOTAL DA NOTA'],
            [100, 131, '575,00'],
          ],
        ),
        numero: 2,
      },
    ]);
    assert.deepEqual(
      lidos.itens?.map(({codigo, nome, qtde, valorUnitario, subTotal}) => [
        codigo,
        nome,
        qtde,
        valorUnitario,
        subTotal,
      ]),
      [
        ['A-1', 'TINTA ACRILICA', 2, 250, 50000],
        ['A-2', 'ROLO DE LA ANTIGOTA 23 CM', 3, 20, 6000],
        ['A-3', 'LIXA', 10, 1.5, 1500],
      ],
    );
    assert.deepEqual([lidos.total?.[0]?.valor, lidos.total?.[0]?.lugar?.pagina], [57500, 2]);
  });
});
