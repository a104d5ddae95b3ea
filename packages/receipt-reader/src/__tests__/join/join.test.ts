import assert from 'node:assert/strict';
import type {DocumentoLido, Indicio, Indicios, ItemLido} from '../../document/types';
import {juntar} from '../../join';
import {CNPJ, chaveDe} from '../keys';

const hoje = '2026-11-21';
const CHAVE = chaveDe(1000);
const OUTRA = chaveDe(1001);

const por = <T>(fonte: Indicio<T>['fonte'], valor: T, confianca = 0.97, y = 0.1): Indicio<T> => ({
  valor,
  fonte,
  confianca,
  lugar: {
    arquivo: 0,
    pagina: 1,
    cantos: [
      [0.1, y],
      [0.3, y],
      [0.3, y + 0.02],
      [0.1, y + 0.02],
    ],
  },
});
const item = (qtde: number, valorUnitario: number, subTotal: number, resto: Partial<ItemLido> = {}): ItemLido => ({
  codigo: '54199',
  nome: 'ESMALTE BRANCO 900ML',
  qtde,
  valorUnitario,
  subTotal,
  confianca: 0.9,
  ...resto,
});
const texto = (resto: Partial<Indicios> = {}): Indicios => ({
  chave: [por('texto', CHAVE)],
  numero: [por('texto', 1000)],
  cnpj: [por('texto', '11222333000181')],
  loja: [por('texto', 'CASA DAS TINTAS')],
  dataEmissao: [por('texto', '2026-10-05')],
  total: [por('texto', 61310)],
  itens: [item(6, 69.1, 41460), item(5, 39.7, 19850)],
  fonteItens: 'texto',
  ...resto,
});

describe('joining what was read', () => {
  it('takes over a receipt whose text, sums and key agree', () => {
    const lido = juntar([texto()], {hoje});
    assert.equal(lido.certa, true);
    assert.deepEqual(
      [lido.chave, lido.numero, lido.serie, lido.uf, lido.cnpj, lido.tipoFiscal, lido.total, lido.dataEmissao],
      [CHAVE, 1000, 1, 'SP', '11222333000181', 'C', 61310, '2026-10-05'],
    );
    assert.deepEqual(lido.avisos, []);
    assert.ok(lido.confianca > 0.9);
    assert.equal(lido.campos.numero?.fonte, 'chave');
    assert.ok(lido.campos.numero.lugar, 'a number that stands printed can be pointed at');
  });

  it('leaves empty what no way read', () => {
    const nada: Omit<DocumentoLido, 'medidas'> = {
      estado: 'nao_lida',
      itens: [],
      campos: {},
      avisos: [],
      confianca: 0,
      certa: false,
    };
    assert.deepEqual(juntar([], {hoje}), nada);
    const {loja, dataEmissao, total, itens} = juntar([{chave: [por('qrcode', CHAVE, 0.99)]}], {hoje});
    assert.deepEqual([loja, dataEmissao, total, itens], [undefined, undefined, undefined, []]);
  });

  it('takes no paper for a receipt that has neither key nor issuer nor total', () => {
    const lido = juntar([{loja: [por('texto', 'NADA QUE SE LEIA')], dataEmissao: [por('texto', '2026-10-05')]}], {
      hoje,
    });
    assert.deepEqual([lido.estado, lido.loja, lido.campos], ['nao_lida', undefined, {}]);
  });

  it('calls a key certain from a code, and from print only when something else agrees', () => {
    const certa = (...leituras: Indicios[]) => juntar(leituras, {hoje}).campos.chave?.certa;
    assert.equal(certa({chave: [por('qrcode', CHAVE, 0.99)]}), true);
    assert.equal(certa({chave: [por('codigo_barras', CHAVE, 0.85)]}), false, 'a barcode seen one way only');
    assert.equal(certa({chave: [por('codigo_barras', CHAVE, 0.85)]}, {chave: [por('ocr', CHAVE, 0.8)]}), true);
    assert.equal(certa({chave: [por('texto', CHAVE)]}), false);
    assert.equal(certa({chave: [por('ocr', CHAVE, 0.9)], numero: [por('ocr', 1000)], cnpj: [por('ocr', CNPJ)]}), false);
    assert.equal(certa({chave: [por('qrcode', CHAVE, 0.99), por('qrcode', OUTRA, 0.99)]}), false, 'two receipts');
  });

  it('ignores a key that cannot be one', () => {
    const errada = `${CHAVE.slice(0, 43)}${(Number(CHAVE[43]) + 1) % 10}`;
    assert.equal(juntar([{chave: [por('qrcode', errada, 0.99)]}], {hoje}).chave, undefined);
  });

  it('doubts a date of another month than the key, and drops one in the future', () => {
    const qr = {chave: [por('qrcode', CHAVE, 0.99)]};
    const fora = juntar([qr, {dataEmissao: [por('texto', '2026-09-05')]}], {hoje});
    assert.deepEqual([fora.dataEmissao, fora.campos.dataEmissao?.certa], ['2026-09-05', false]);
    assert.match(fora.campos.dataEmissao?.motivo ?? '', /mês da chave/);
    assert.equal(juntar([qr, {dataEmissao: [por('texto', '2026-12-05')]}], {hoje}).dataEmissao, undefined);
    const escolhida = juntar([qr, {dataEmissao: [por('ocr', '2026-11-05', 0.9), por('ocr', '2026-10-05', 0.6)]}], {
      hoje,
    });
    assert.equal(escolhida.dataEmissao, '2026-10-05');
  });

  it('wants a day from pixels in two places', () => {
    const data = (...lidas: Indicio<string>[]) =>
      juntar([{chave: [por('qrcode', CHAVE, 0.99)], dataEmissao: lidas}], {hoje}).campos.dataEmissao?.certa;
    assert.equal(data(por('ocr', '2026-10-05', 0.9, 0.5)), false);
    assert.equal(data(por('ocr', '2026-10-05', 0.9, 0.5), por('ocr', '2026-10-05', 0.9, 0.7)), true);
  });

  it('tells when the lines do not make up the total, and then calls neither certain', () => {
    const lido = juntar([texto({total: [por('texto', 61410)]})], {hoje});
    assert.equal(lido.certa, false);
    assert.equal(lido.campos.total?.certa, false);
    assert.ok(lido.itens.every(({certa}) => !certa));
    const [aviso] = lido.avisos;
    assert.equal(aviso?.tipo, 'soma_diverge');
    assert.match(aviso.texto, /613,10.*614,10/);
  });

  it('prefers the amount that the lines make up to the one that merely looks like the total', () => {
    const lido = juntar([texto({total: [por('texto', 70000, 0.6), por('texto', 61310, 0.55)]})], {hoje});
    assert.equal(lido.total, 61310);
  });

  it('knows a discount that was given on the whole', () => {
    const lido = juntar(
      [texto({total: [por('texto', 60000)], descontos: [por('texto', 1310)], totalProdutos: [por('texto', 61310)]})],
      {hoje},
    );
    assert.deepEqual(
      [lido.total, lido.descontos, lido.campos.descontos?.certa, lido.campos.total?.certa],
      [60000, 1310, true, true],
    );
    assert.ok(lido.avisos.some(({gravidade, campos}) => gravidade === 'informacao' && campos?.includes('descontos')));
  });

  it('knows freight and taxes on top of the goods', () => {
    const somado = {total: [por('texto', 63000)], totalProdutos: [por('texto', 61310)]};
    const lido = juntar([texto(somado)], {hoje});
    assert.deepEqual([lido.total, lido.campos.total?.certa, lido.itens.every(({certa}) => certa)], [63000, true, true]);
    assert.deepEqual(
      lido.avisos.map(({gravidade}) => gravidade),
      ['informacao'],
    );
    const deFoto = juntar(
      [{chave: [por('qrcode', CHAVE, 0.99)]}, texto({total: [por('ocr', 63000)], totalProdutos: [por('ocr', 61310)]})],
      {hoje},
    );
    assert.equal(deFoto.campos.total?.certa, false);
  });

  it('does not let charges on top explain discounts that the lines do not have', () => {
    const lido = (valorDesconto: number) =>
      juntar(
        [
          texto({
            itens: [{...item(2, 100, 20000 - valorDesconto), valorDesconto}, item(1, 50, 5000)],
            totalProdutos: [por('texto', 25000)],
            descontos: [por('texto', 900)],
            total: [por('texto', 24300)],
          }),
        ],
        {hoje},
      );
    assert.deepEqual(
      lido(900).itens.map(({certa}) => certa),
      [true, true],
      'two reais of freight',
    );
    assert.deepEqual(
      lido(1000).itens.map(({certa}) => certa),
      [false, false],
    );
  });

  it('doubts a line whose amounts do not fit one another', () => {
    const lido = juntar([texto({itens: [item(6, 69.1, 41460), item(4, 39.7, 19850)]})], {hoje});
    assert.deepEqual(
      lido.itens.map(({certa}) => certa),
      [true, false],
    );
    assert.match(lido.itens[1]?.motivo ?? '', /não dá o subtotal/);
  });

  it('allows for unit prices printed with fewer decimals than they have', () => {
    const lido = juntar([texto({itens: [item(10, 12.35, 12346)], total: [por('texto', 12346)]})], {hoje});
    assert.equal(lido.itens[0]?.certa, true);
  });

  it('allows for quantities printed with fewer decimals than they have, where they use all that are printed', () => {
    const certa = (qtde: number, subTotal: number) =>
      juntar([texto({itens: [item(qtde, 89.9, subTotal)], total: [por('texto', subTotal)]})], {hoje}).itens[0]?.certa;
    assert.equal(certa(3.379, 30375), true, '3.3788 × 89.90');
    assert.equal(certa(3.379, 30475), false);
    assert.equal(certa(3.38, 30375), false, 'a quantity that ends before is not cut');
  });

  it('calls amounts from pixels certain when they fit, but never a code or a description', () => {
    const lido = juntar(
      [{chave: [por('qrcode', CHAVE, 0.99)]}, texto({chave: [], total: [por('ocr', 61310)], fonteItens: 'ocr'})],
      {hoje},
    );
    assert.equal(lido.campos.total?.certa, true);
    assert.deepEqual(
      lido.itens.map(({valoresCertos, certa}) => [valoresCertos, certa]),
      [
        [true, false],
        [true, false],
      ],
    );
    assert.match(lido.itens[0]?.motivo ?? '', /confira o produto/);
    assert.equal(lido.certa, false);
  });

  it('believes codes and descriptions of a text only where no line lacks one', () => {
    const semCodigo = item(5, 39.7, 19850, {codigo: undefined});
    const lido = juntar([texto({itens: [item(6, 69.1, 41460), semCodigo]})], {hoje});
    assert.deepEqual(
      lido.itens.map(({valoresCertos, certa}) => [valoresCertos, certa]),
      [
        [true, false],
        [true, false],
      ],
    );
  });

  it('says loudly what makes a document worthless', () => {
    for (const marca of ['homologacao', 'cancelada'] as const) {
      const lido = juntar([texto({marcas: [por('texto', marca)]})], {hoje});
      assert.deepEqual([lido.avisos[0]?.tipo, lido.avisos[0]?.gravidade, lido.certa], [marca, 'erro', false]);
    }
  });

  it('puts print that contradicts the key before a person', () => {
    const lido = juntar([texto({chave: [por('qrcode', OUTRA, 0.99)]})], {hoje});
    assert.deepEqual(
      lido.avisos.map(({tipo}) => tipo),
      ['chave_diverge'],
    );
    assert.deepEqual(
      [lido.chave, lido.campos.chave?.certa, lido.campos.numero?.certa, lido.certa],
      [OUTRA, true, false, false],
    );
  });

  it('holds the QR code of an offline receipt against its total', () => {
    const lido = juntar([texto(), {total: [por('qrcode', 99900, 0.99)]}], {hoje});
    assert.ok(lido.avisos.some(({tipo}) => tipo === 'valor_diverge'));
    assert.equal(lido.campos.total?.certa, false);
  });

  it('says that the signature of an XML was not verified', () => {
    const xml = {...texto(), fonteItens: 'xml' as const, chave: [por('xml', CHAVE, 1)]};
    assert.ok(juntar([xml], {hoje}).avisos.some(({tipo}) => tipo === 'assinatura'));
  });
});
