import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {isValidAccessKey, readAccessKey} from '@clube/domain';
import {createRandom, renderSvg} from '@clube/seeds/drawing';
import sharp from 'sharp';
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import {wholeView} from '../damage/visibility';
import {SAMPLE_CAMPOS, visibleCampos, FORMS, truthOf} from '../truth';
import {createReceipt} from './create-receipt';
import {createDrawingContext} from './drawing';
import {generate} from './generate';
import {LAYOUTS, LAYOUT_NAMES, type LayoutName} from './layouts';
import {planDocuments, type Plan} from './plan';
import {qrNfce, qrSat} from './qrcodes';
import {gross, sums, type Receipt} from './receipt';

function draw(nome: LayoutName, seed: string) {
  const {draw: layout, request} = LAYOUTS[nome];
  const random = createRandom(seed);
  const receipt = createReceipt({...request, itens: [...request.itens]}, random);
  return {receipt, drawing: layout(receipt, createDrawingContext(receipt, random))};
}

function planOf(form: string): Plan {
  const plan = planDocuments(1, ['nfce-58'], [form])[0];
  assert.ok(plan);
  return plan;
}

async function readCodes(svg: string): Promise<string[]> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({overrides: {wasmBinary}, fireImmediately: true});
  const png = await sharp(Buffer.from(svg)).flatten({background: '#fff'}).png().toBuffer();
  const codes = await readBarcodes(new Uint8Array(png), {tryHarder: true, formats: ['QRCode', 'Code128']});
  return codes.map(({text}) => text);
}

describe('the documents that reading is measured with', function () {
  // The test draws dozens of photos and hundreds of sheets.
  this.timeout(300_000);

  it('come in many layouts and in every form, each with an id of its own', () => {
    const plans = planDocuments(240);
    assert.equal(new Set(plans.map(({id}) => id)).size, 240);
    assert.deepEqual(new Set(plans.map(({layout}) => layout)), new Set(LAYOUT_NAMES));
    assert.deepEqual(new Set(plans.map(({form}) => form)), new Set(FORMS));
    assert.deepEqual(
      planDocuments(20).map(({id}) => id),
      plans.slice(0, 20).map(({id}) => id),
    );
  });

  it('can be narrowed to layouts and forms', () => {
    for (const {layout, form} of planDocuments(5, ['sat'], ['foto-2']))
      assert.deepEqual([layout, form], ['sat', 'foto-2']);
  });

  it('are the same from the same seed and others from another', async () => {
    const keys = new Set<string>();
    // One grade is enough, as photos of the grades differ only in the strength of the damage.
    for (const form of ['pdf', 'pdf-imagem', 'foto-4', 'foto-duas', 'foto-partes', 'xml']) {
      const plan = planOf(form);
      const [one, same] = [await generate(plan, 'a'), await generate(plan, 'a')];
      keys.add(one.sample.truth.chave);
      assert.deepEqual(one.sample, same.sample, form);
      assert.ok(
        one.contents.every((content, i) => same.contents[i]?.equals(content)),
        form,
      );
    }
    const other = await generate(planOf('pdf'), 'b');
    assert.ok(!keys.has(other.sample.truth.chave));
  });

  for (const nome of LAYOUT_NAMES)
    it(`print everything that is asked for: ${nome}`, () => {
      for (let i = 0; i < 12; i++) {
        const {receipt, drawing} = draw(nome, `${nome} ${i}`);
        const truth = truthOf(receipt, drawing.itens);
        const view = {...wholeView(drawing.sheets), codigo: false};
        assert.deepEqual(visibleCampos(view, truth, receipt.issuedAt), [...SAMPLE_CAMPOS], receipt.chave);
      }
    });

  it('hold together: key, lines and totals', () => {
    for (const nome of LAYOUT_NAMES) {
      const {receipt} = draw(nome, `somas ${nome}`);
      assert.ok(isValidAccessKey(receipt.chave));
      assert.equal(readAccessKey(receipt.chave)?.cnpj, receipt.issuer.cnpj);
      const {produtos, descontos, total} = sums(receipt);
      assert.equal(total, receipt.itens.reduce((sum, item) => sum + gross(item), 0) - descontos + receipt.freight);
      assert.ok(total > 0 && produtos >= descontos);
    }
  });

  it('carry codes that say the key', async () => {
    const expected: [LayoutName, (receipt: Receipt) => string[]][] = [
      ['nfce-58', receipt => [qrNfce(receipt, 2), qrNfce(receipt, 3)]],
      ['nfce-a4', receipt => [qrNfce(receipt, 2), qrNfce(receipt, 3)]],
      ['sat', receipt => [qrSat(receipt), receipt.chave.slice(0, 22), receipt.chave.slice(22)]],
      ['danfe-paisagem', receipt => [receipt.chave]],
      ['danfe-colunas', receipt => [receipt.chave]],
    ];
    for (const [nome, texts] of expected) {
      const {receipt, drawing} = draw(nome, 'códigos');
      const readings = await readCodes(renderSvg(drawing.sheets[0] ?? assert.fail(), 4));
      assert.ok(readings.length > 0, nome);
      for (const reading of readings) assert.ok(texts(receipt).includes(reading), `${nome}: ${reading}`);
    }
  });
});
