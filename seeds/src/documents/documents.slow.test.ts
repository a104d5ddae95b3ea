import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {isValidAccessKey, readAccessKey} from '@clube/domain';
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import {createRandom} from '../random';
import {createCatalogue, type Loja} from '../catalogue';
import {createPurchase} from '../purchases';
import {layoutCupom, layoutDanfe, qrCodeNfce, renderDocument, totals, type NotaFiscal} from '.';
import {renderPhoto} from './photo/render-photo';
import {renderSvg} from './sheet/render-svg';

const catalogue = createCatalogue({seed: 'teste', today: '2026-11-21'});
const issuedAt = new Date('2026-10-05T13:45:12Z');

function givenNota(
  modelo: NotaFiscal['modelo'],
  seed: string,
  loja: Loja | undefined = catalogue.revendas[0],
): NotaFiscal {
  const pintor = catalogue.pintores[7];
  assert.ok(loja && pintor);
  return createPurchase({modelo, numero: 48213, issuedAt, loja, pintor}, catalogue, createRandom(seed));
}

async function readCode(image: Buffer): Promise<string | undefined> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({overrides: {wasmBinary}, fireImmediately: true});
  const [code] = await readBarcodes(new Uint8Array(image), {tryHarder: true, formats: ['QRCode', 'Code128']});
  return code?.text;
}

describe('documentos', () => {
  it('gives every receipt a key that says where, when and by whom it was issued', () => {
    for (const loja of [...catalogue.revendas, ...catalogue.unregisteredLojas]) {
      const nota = givenNota('65', loja.cnpj, loja);
      assert.ok(isValidAccessKey(nota.chave));
      const parsed = readAccessKey(nota.chave);
      const {uf, ano: year, mes: month, cnpj, numero, tipoFiscal} = parsed ?? assert.fail(nota.chave);
      assert.deepEqual(
        [uf, year, month, cnpj, numero, tipoFiscal],
        [loja.endereco.uf, 2026, 10, loja.cnpj, 48213, 'C'],
      );
    }
  });

  it('names the recipient on every NF-e', () => {
    assert.equal(givenNota('55', 'a').recipient?.cpf, catalogue.pintores[7]?.cpf);
    assert.equal(givenNota('55', 'a').tipoFiscal, 'N');
  });

  it('never hands over less than the total', () => {
    for (let i = 0; i < 60; i++) {
      const nota = givenNota('65', `troco${i}`);
      const {total} = totals(nota.itens);
      assert.ok(total > 0 && nota.amountPaid >= total);
    }
  });

  it('writes the QR address in both versions, with the key first', () => {
    const nota = {...givenNota('65', 'qr'), contingency: false};
    assert.match(qrCodeNfce(nota, 2), new RegExp(`\\?p=${nota.chave}\\|2\\|1\\|1\\|[0-9A-F]{40}$`));
    assert.ok(qrCodeNfce(nota, 3).endsWith(`?p=${nota.chave}|3|1`));
    assert.match(qrCodeNfce({...nota, contingency: true}, 2), /\|2\|1\|05\|\d+\.\d\d\|[0-9a-f]+\|1\|[0-9A-F]{40}$/);
  });

  it('renders PDFs and JPEGs by their content, the same from the same seed', async () => {
    for (const modelo of ['65', '55'] as const) {
      const nota = givenNota(modelo, 'formato');
      const pdf = await renderDocument(nota, 'pdf', createRandom(1));
      assert.equal(pdf.content.subarray(0, 5).toString('latin1'), '%PDF-');
      const photo = await renderDocument(nota, 'foto', createRandom(1));
      assert.deepEqual([...photo.content.subarray(0, 3)], [0xff, 0xd8, 0xff]);
      assert.deepEqual((await renderDocument(nota, 'foto', createRandom(1))).content, photo.content);
    }
  });

  it('prints a QR code and a barcode that can be read', async () => {
    const cupom = givenNota('65', 'leitura');
    const photo = await renderPhoto(layoutCupom(cupom, 'grafico', 2), createRandom('leitura'));
    assert.equal(await readCode(photo), qrCodeNfce(cupom, 2));
    const nota = givenNota('55', 'leitura');
    const {default: sharp} = await import('sharp');
    const sheet = await sharp(Buffer.from(renderSvg(layoutDanfe(nota), 3)))
      .flatten({background: '#fff'})
      .png()
      .toBuffer();
    assert.equal(await readCode(sheet), nota.chave);
  });
});
