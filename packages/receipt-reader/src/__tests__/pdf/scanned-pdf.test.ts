import assert from 'node:assert/strict';
import sharp from 'sharp';
import {openPdf} from '../../pdf';
import {streamObject, rawPdf} from './raw-pdf';

const [WIDTH, HEIGHT] = [96, 64];
const ONE_BIT = '/ColorSpace /DeviceGray /BitsPerComponent 1';

/** A page with a black left half, in the picture formats that scanners and office machines use in PDFs. */
const SCANNED: readonly (readonly [name: string, dictionary: string, base64: string])[] = [
  [
    'JBIG2',
    `${ONE_BIT} /Filter /JBIG2Decode`,
    'AAAAADAAAQAAABMAAABgAAAAQAAAAAAAAAAAAAAAAAAAASYAAQAAACwAAABgAAAAQAAAAAAAAAAAAAAD//3/Av7+/v9hMbgFKrFBxpH/f/9//3//rA==',
  ],
  [
    'JPEG 2000',
    '/Filter /JPXDecode',
    [
      '/0//UQAsAAAAAABgAAAAQAAAAAAAAAAAAAAAYAAAAEAAAAAAAAAAAAACBwEBBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9w',
      'ZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABXAAH/k+/BRX0iQBFQVK8U9SFnsB8CmX/7QnCisBvPeg4oAAAAAAADCQl//wIUAFyv/35bPq/n6RP6',
      'RIAUAFyv/3++g4AUAFyv/35bPq//2Q==',
    ].join(''),
  ],
  [
    'CCITT, group 4',
    `${ONE_BIT} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${WIDTH} /Rows ${HEIGHT} >>`,
    'JqDJ///////////////////////////////4AIAI',
  ],
];

describe('digitalizações em PDF', () => {
  async function middles(dictionary: string, data: Buffer): Promise<number[]> {
    const image = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} ${dictionary}`;
    const page = {
      size: [WIDTH, HEIGHT] as const,
      content: `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I Do Q`,
      resources: '/XObject << /I 100 0 R >>',
    };
    const pdf = await openPdf(rawPdf([page], {100: streamObject(image, data.toString('latin1'))}));
    const {width, height, data: pixels} = await pdf.image(1, 72);
    await pdf.close();
    assert.deepEqual([width, height], [WIDTH, HEIGHT]);
    return [24, 72].map(x => pixels[32 * WIDTH + x] ?? -1);
  }

  for (const [nome, dictionary, base64] of SCANNED)
    it(`shows a page in ${nome}`, async () => {
      const [left = 255, right = 0] = await middles(dictionary, Buffer.from(base64, 'base64'));
      assert.ok(left < 32 && right > 223, `${left} and ${right}`);
    });

  it('shows a page in JPEG of four inks', async () => {
    const left = {
      input: {create: {width: 48, height: HEIGHT, channels: 3, background: '#000'}},
      left: 0,
      top: 0,
    } as const;
    const photo = await sharp({create: {width: WIDTH, height: HEIGHT, channels: 3, background: '#fff'}})
      .composite([left])
      .png()
      .toBuffer();
    const cmyk = await sharp(photo).toColourspace('cmyk').jpeg({quality: 95}).toBuffer();
    const [black = 255, white = 0] = await middles(
      '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Decode [1 0 1 0 1 0 1 0] /Filter /DCTDecode',
      cmyk,
    );
    assert.ok(black < 96 && white > 200, `${black} and ${white}`);
  });
});
