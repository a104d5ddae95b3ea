import assert from 'node:assert/strict';
import sharp from 'sharp';
import {ReaderStopped, ReceiptReader} from '../..';
import {MINIMAL_HEIC, heicClaiming} from '../image/heic';
import {writeText, rawPdf} from '../pdf/raw-pdf';

describe('tasks of the reader', () => {
  let reader: ReceiptReader;
  before(() => (reader = new ReceiptReader()));
  after(() => reader.stop());

  const file = (content: Buffer) => async () => content;

  it('counts the pages of a PDF', async () => {
    const page = {content: writeText('uma', 50, 600)};
    assert.equal(await reader.countPages(file(rawPdf([page, page, page]))), 3);
    assert.equal(await reader.countPages(file(Buffer.from('%PDF-1.7'))), undefined);
  });

  it('shows a HEIC picture as a JPEG, but none that unfolds into gigabytes', async () => {
    const vista = await reader.preview(file(MINIMAL_HEIC));
    const {format, width, height} = await sharp(vista).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 96, 64]);
    for (const [width, height] of [
      [30_000, 30_000],
      [7_000, 7_000],
      [10, 10],
    ] as const)
      assert.equal(await reader.preview(file(heicClaiming(width, height))), undefined);
    assert.equal(await reader.preview(file(MINIMAL_HEIC.subarray(0, 400))), undefined);
  });

  it('stops, those that wait included', async () => {
    const pdf = file(rawPdf([{content: writeText('uma', 50, 600)}]));
    const refused = [1, 2].map(() => assert.rejects(reader.countPages(pdf), ReaderStopped));
    await reader.stop();
    await Promise.all(refused);
    await assert.rejects(reader.preview(pdf), ReaderStopped);
  });
});
