import assert from 'node:assert/strict';
import sharp from 'sharp';
import {abrirPdf} from '../../pdf';
import {objetoFluxo, pdfCru} from './raw-pdf';

const [LARGURA, ALTURA] = [96, 64];
const UM_BIT = '/ColorSpace /DeviceGray /BitsPerComponent 1';

/** A page black on its left half, as scanners and office machines put it into a PDF. */
const DIGITALIZADOS: readonly (readonly [nome: string, dicionario: string, base64: string])[] = [
  [
    'JBIG2',
    `${UM_BIT} /Filter /JBIG2Decode`,
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
    `${UM_BIT} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${LARGURA} /Rows ${ALTURA} >>`,
    'JqDJ///////////////////////////////4AIAI',
  ],
];

describe('digitalizações em PDF', () => {
  async function meios(dicionario: string, dados: Buffer): Promise<number[]> {
    const imagem = `/Type /XObject /Subtype /Image /Width ${LARGURA} /Height ${ALTURA} ${dicionario}`;
    const pagina = {
      tamanho: [LARGURA, ALTURA] as const,
      conteudo: `q ${LARGURA} 0 0 ${ALTURA} 0 0 cm /I Do Q`,
      recursos: '/XObject << /I 100 0 R >>',
    };
    const pdf = await abrirPdf(pdfCru([pagina], {100: objetoFluxo(imagem, dados.toString('latin1'))}));
    const {largura, altura, dados: pixels} = await pdf.imagem(1, 72);
    await pdf.fechar();
    assert.deepEqual([largura, altura], [LARGURA, ALTURA]);
    return [24, 72].map(x => pixels[32 * LARGURA + x] ?? -1);
  }

  for (const [nome, dicionario, base64] of DIGITALIZADOS)
    it(`shows a page in ${nome}`, async () => {
      const [esquerda = 255, direita = 0] = await meios(dicionario, Buffer.from(base64, 'base64'));
      assert.ok(esquerda < 32 && direita > 223, `${esquerda} and ${direita}`);
    });

  it('shows a page in JPEG of four inks', async () => {
    const esquerda = {
      input: {create: {width: 48, height: ALTURA, channels: 3, background: '#000'}},
      left: 0,
      top: 0,
    } as const;
    const foto = await sharp({create: {width: LARGURA, height: ALTURA, channels: 3, background: '#fff'}})
      .composite([esquerda])
      .png()
      .toBuffer();
    const cmyk = await sharp(foto).toColourspace('cmyk').jpeg({quality: 95}).toBuffer();
    const [preto = 255, branco = 0] = await meios(
      '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Decode [1 0 1 0 1 0 1 0] /Filter /DCTDecode',
      cmyk,
    );
    assert.ok(preto < 96 && branco > 200, `${preto} and ${branco}`);
  });
});
