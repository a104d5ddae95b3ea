import assert from 'node:assert/strict';
import type {DocumentReading, Clue, Evidence, ItemReading} from '../../document/types';
import {joinEvidence} from '../../join';
import {CNPJ, keyOf} from '../keys';

const today = '2026-11-21';
const SAMPLE_KEY = keyOf(1000);
const OTHER_KEY = keyOf(1001);

const clueBy = <T>(source: Clue<T>['source'], value: T, confidence = 0.97, y = 0.1): Clue<T> => ({
  value,
  source,
  confidence,
  place: {
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
const item = (qtde: number, valorUnitario: number, subTotal: number, rest: Partial<ItemReading> = {}): ItemReading => ({
  codigo: '54199',
  nome: 'ESMALTE BRANCO 900ML',
  qtde,
  valorUnitario,
  subTotal,
  confianca: 0.9,
  ...rest,
});
const text = (rest: Partial<Evidence> = {}): Evidence => ({
  chave: [clueBy('texto', SAMPLE_KEY)],
  numero: [clueBy('texto', 1000)],
  cnpj: [clueBy('texto', '11222333000181')],
  loja: [clueBy('texto', 'CASA DAS TINTAS')],
  dataEmissao: [clueBy('texto', '2026-10-05')],
  total: [clueBy('texto', 61310)],
  itens: [item(6, 69.1, 41460), item(5, 39.7, 19850)],
  fonteItens: 'texto',
  ...rest,
});

describe('joining what was read', () => {
  it('takes over a receipt whose text, sums and key agree', () => {
    const reading = joinEvidence([text()], {today});
    assert.equal(reading.certa, true);
    assert.deepEqual(
      [
        reading.chave,
        reading.numero,
        reading.serie,
        reading.uf,
        reading.cnpj,
        reading.tipoFiscal,
        reading.total,
        reading.dataEmissao,
      ],
      [SAMPLE_KEY, 1000, 1, 'SP', '11222333000181', 'C', 61310, '2026-10-05'],
    );
    assert.deepEqual(reading.avisos, []);
    assert.ok(reading.confianca > 0.9);
    assert.equal(reading.campos.numero?.fonte, 'chave');
    assert.ok(reading.campos.numero.lugar, 'a number that stands printed can be pointed at');
  });

  it('leaves empty what no way read', () => {
    const none: Omit<DocumentReading, 'medidas'> = {
      estado: 'nao_lida',
      itens: [],
      campos: {},
      avisos: [],
      confianca: 0,
      certa: false,
    };
    assert.deepEqual(joinEvidence([], {today}), none);
    const {loja, dataEmissao, total, itens} = joinEvidence([{chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)]}], {today});
    assert.deepEqual([loja, dataEmissao, total, itens], [undefined, undefined, undefined, []]);
  });

  it('takes no paper for a receipt that has neither key nor issuer nor total', () => {
    const reading = joinEvidence(
      [{loja: [clueBy('texto', 'NADA QUE SE LEIA')], dataEmissao: [clueBy('texto', '2026-10-05')]}],
      {
        today,
      },
    );
    assert.deepEqual([reading.estado, reading.loja, reading.campos], ['nao_lida', undefined, {}]);
  });

  it('calls a key certain from a code, and from print only when something else agrees', () => {
    const certa = (...ways: Evidence[]) => joinEvidence(ways, {today}).campos.chave?.certa;
    assert.equal(certa({chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)]}), true);
    assert.equal(certa({chave: [clueBy('codigo_barras', SAMPLE_KEY, 0.85)]}), false, 'a barcode seen one way only');
    assert.equal(
      certa({chave: [clueBy('codigo_barras', SAMPLE_KEY, 0.85)]}, {chave: [clueBy('ocr', SAMPLE_KEY, 0.8)]}),
      true,
    );
    assert.equal(certa({chave: [clueBy('texto', SAMPLE_KEY)]}), false);
    assert.equal(
      certa({chave: [clueBy('ocr', SAMPLE_KEY, 0.9)], numero: [clueBy('ocr', 1000)], cnpj: [clueBy('ocr', CNPJ)]}),
      false,
    );
    assert.equal(
      certa({chave: [clueBy('qrcode', SAMPLE_KEY, 0.99), clueBy('qrcode', OTHER_KEY, 0.99)]}),
      false,
      'two receipts',
    );
  });

  it('ignores a key that cannot be one', () => {
    const wrong = `${SAMPLE_KEY.slice(0, 43)}${(Number(SAMPLE_KEY[43]) + 1) % 10}`;
    assert.equal(joinEvidence([{chave: [clueBy('qrcode', wrong, 0.99)]}], {today}).chave, undefined);
  });

  it('doubts a date of another month than the key, and drops one in the future', () => {
    const qr = {chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)]};
    const outside = joinEvidence([qr, {dataEmissao: [clueBy('texto', '2026-09-05')]}], {today});
    assert.deepEqual([outside.dataEmissao, outside.campos.dataEmissao?.certa], ['2026-09-05', false]);
    assert.match(outside.campos.dataEmissao?.motivo ?? '', /mês da chave/);
    assert.equal(joinEvidence([qr, {dataEmissao: [clueBy('texto', '2026-12-05')]}], {today}).dataEmissao, undefined);
    const chosen = joinEvidence(
      [qr, {dataEmissao: [clueBy('ocr', '2026-11-05', 0.9), clueBy('ocr', '2026-10-05', 0.6)]}],
      {
        today,
      },
    );
    assert.equal(chosen.dataEmissao, '2026-10-05');
  });

  it('wants a day from pixels in two places', () => {
    const data = (...readings: Clue<string>[]) =>
      joinEvidence([{chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)], dataEmissao: readings}], {today}).campos.dataEmissao
        ?.certa;
    assert.equal(data(clueBy('ocr', '2026-10-05', 0.9, 0.5)), false);
    assert.equal(data(clueBy('ocr', '2026-10-05', 0.9, 0.5), clueBy('ocr', '2026-10-05', 0.9, 0.7)), true);
  });

  it('tells when the lines do not make up the total, and then calls neither certain', () => {
    const reading = joinEvidence([text({total: [clueBy('texto', 61410)]})], {today});
    assert.equal(reading.certa, false);
    assert.equal(reading.campos.total?.certa, false);
    assert.ok(reading.itens.every(({certa}) => !certa));
    const [notice] = reading.avisos;
    assert.equal(notice?.tipo, 'soma_diverge');
    assert.match(notice.texto, /613,10.*614,10/);
  });

  it('prefers the amount that the lines make up to the one that merely looks like the total', () => {
    const reading = joinEvidence([text({total: [clueBy('texto', 70000, 0.6), clueBy('texto', 61310, 0.55)]})], {today});
    assert.equal(reading.total, 61310);
  });

  it('knows a discount that was given on the whole', () => {
    const reading = joinEvidence(
      [
        text({
          total: [clueBy('texto', 60000)],
          descontos: [clueBy('texto', 1310)],
          totalProdutos: [clueBy('texto', 61310)],
        }),
      ],
      {today},
    );
    assert.deepEqual(
      [reading.total, reading.descontos, reading.campos.descontos?.certa, reading.campos.total?.certa],
      [60000, 1310, true, true],
    );
    assert.ok(
      reading.avisos.some(({gravidade, campos: fields}) => gravidade === 'informacao' && fields?.includes('descontos')),
    );
  });

  it('knows freight and taxes on top of the goods', () => {
    const added = {total: [clueBy('texto', 63000)], totalProdutos: [clueBy('texto', 61310)]};
    const reading = joinEvidence([text(added)], {today});
    assert.deepEqual(
      [reading.total, reading.campos.total?.certa, reading.itens.every(({certa}) => certa)],
      [63000, true, true],
    );
    assert.deepEqual(
      reading.avisos.map(({gravidade}) => gravidade),
      ['informacao'],
    );
    const fromPhoto = joinEvidence(
      [
        {chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)]},
        text({total: [clueBy('ocr', 63000)], totalProdutos: [clueBy('ocr', 61310)]}),
      ],
      {today},
    );
    assert.equal(fromPhoto.campos.total?.certa, false);
  });

  it('does not let charges on top explain discounts that the lines do not have', () => {
    const reading = (valorDesconto: number) =>
      joinEvidence(
        [
          text({
            itens: [{...item(2, 100, 20000 - valorDesconto), valorDesconto}, item(1, 50, 5000)],
            totalProdutos: [clueBy('texto', 25000)],
            descontos: [clueBy('texto', 900)],
            total: [clueBy('texto', 24300)],
          }),
        ],
        {today},
      );
    assert.deepEqual(
      reading(900).itens.map(({certa}) => certa),
      [true, true],
      'two reais of freight',
    );
    assert.deepEqual(
      reading(1000).itens.map(({certa}) => certa),
      [false, false],
    );
  });

  it('doubts a line whose amounts do not fit one another', () => {
    const reading = joinEvidence([text({itens: [item(6, 69.1, 41460), item(4, 39.7, 19850)]})], {today});
    assert.deepEqual(
      reading.itens.map(({certa}) => certa),
      [true, false],
    );
    assert.match(reading.itens[1]?.motivo ?? '', /não dá o subtotal/);
  });

  it('allows for unit prices printed with fewer decimals than they have', () => {
    const reading = joinEvidence([text({itens: [item(10, 12.35, 12346)], total: [clueBy('texto', 12346)]})], {today});
    assert.equal(reading.itens[0]?.certa, true);
  });

  it('allows for quantities printed with fewer decimals than they have, where they use all that are printed', () => {
    const certa = (qtde: number, subTotal: number) =>
      joinEvidence([text({itens: [item(qtde, 89.9, subTotal)], total: [clueBy('texto', subTotal)]})], {today}).itens[0]
        ?.certa;
    assert.equal(certa(3.379, 30375), true, '3.3788 × 89.90');
    assert.equal(certa(3.379, 30475), false);
    assert.equal(certa(3.38, 30375), false, 'a quantity that ends before is not cut');
  });

  it('calls amounts from pixels certain when they fit, but never a code or a description', () => {
    const reading = joinEvidence(
      [
        {chave: [clueBy('qrcode', SAMPLE_KEY, 0.99)]},
        text({chave: [], total: [clueBy('ocr', 61310)], fonteItens: 'ocr'}),
      ],
      {today},
    );
    assert.equal(reading.campos.total?.certa, true);
    assert.deepEqual(
      reading.itens.map(({valoresCertos, certa}) => [valoresCertos, certa]),
      [
        [true, false],
        [true, false],
      ],
    );
    assert.match(reading.itens[0]?.motivo ?? '', /confira o produto/);
    assert.equal(reading.certa, false);
    for (const {confianca} of reading.itens) assert.ok(confianca < 0.95, 'below what certain lines have');
  });

  it('believes codes and descriptions of a text only where no line lacks one', () => {
    const lacksCodigo = item(5, 39.7, 19850, {codigo: undefined});
    const reading = joinEvidence([text({itens: [item(6, 69.1, 41460, {confianca: 0.99}), lacksCodigo]})], {today});
    for (const {confianca} of reading.itens) assert.ok(confianca < 0.95, 'below what certain lines have');
    assert.deepEqual(
      reading.itens.map(({valoresCertos, certa}) => [valoresCertos, certa]),
      [
        [true, false],
        [true, false],
      ],
    );
  });

  it('says loudly what makes a document worthless', () => {
    for (const mark of ['homologacao', 'cancelada'] as const) {
      const reading = joinEvidence([text({marcas: [clueBy('texto', mark)]})], {today});
      assert.deepEqual([reading.avisos[0]?.tipo, reading.avisos[0]?.gravidade, reading.certa], [mark, 'erro', false]);
    }
  });

  it('puts print that contradicts the key before a person', () => {
    const reading = joinEvidence([text({chave: [clueBy('qrcode', OTHER_KEY, 0.99)]})], {today});
    assert.deepEqual(
      reading.avisos.map(({tipo: kind}) => kind),
      ['chave_diverge'],
    );
    assert.deepEqual(
      [reading.chave, reading.campos.chave?.certa, reading.campos.numero?.certa, reading.certa],
      [OTHER_KEY, true, false, false],
    );
  });

  it('holds the QR code of an offline receipt against its total', () => {
    const reading = joinEvidence([text(), {total: [clueBy('qrcode', 99900, 0.99)]}], {today});
    assert.ok(reading.avisos.some(({tipo: kind}) => kind === 'valor_diverge'));
    assert.equal(reading.campos.total?.certa, false);
  });

  it('says that the signature of an XML was not verified', () => {
    const xml = {...text(), fonteItens: 'xml' as const, chave: [clueBy('xml', SAMPLE_KEY, 1)]};
    assert.ok(joinEvidence([xml], {today}).avisos.some(({tipo: kind}) => kind === 'assinatura'));
  });
});
