import assert from 'node:assert/strict';
import type {NotaCrop} from '@clube/domain';
import {applyMatrix} from '../../document/geometry';
import {PdfRefused} from '../../pdf';
import {writeText, streamObject, rawPdf} from './raw-pdf';
import {givenPdfs} from './sample-pdf';

const WHITE_OVER_ALL = 'q 595 0 0 842 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \xff\xff\xff\xff EI Q\n';

describe('leitura de PDF', () => {
  const {open: opening, textOf, wordsOf} = givenPdfs();

  describe('trust', () => {
    it('is less for text that cannot be seen', async () => {
      const confidences = async (content: string) => (await textOf(content)).words.map(({confidence}) => confidence);
      const text = writeText('VALOR TOTAL 12,00', 50, 600);
      assert.deepEqual(await confidences(text.replace('BT', 'BT 3 Tr')), [0.7, 0.7, 0.7]);
      assert.deepEqual(await confidences(text + WHITE_OVER_ALL), [0.7, 0.7, 0.7]);
      assert.deepEqual(await confidences(WHITE_OVER_ALL + text), [1, 1, 1]);
    });

    it('is whole where a picture over it lets it through', async () => {
      const image = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8';
      const extras = (alpha: string) => ({
        100: streamObject(`${image} /ColorSpace /DeviceRGB /SMask 101 0 R`, '\xff'.repeat(12)),
        101: streamObject(`${image} /ColorSpace /DeviceGray`, alpha.repeat(4)),
      });
      const content = `${writeText('VALOR TOTAL 12,00', 50, 600)} q 595 0 0 842 0 0 cm /I Do Q`;
      const confidence = async (alpha: string) =>
        (await textOf({content, resources: '/XObject << /I 100 0 R >>'}, extras(alpha))).words[0]?.confidence;
      assert.deepEqual([await confidence('\x20'), await confidence('\xff')], [1, 0.7]);
    });

    it('is less for white or tiny letters, and for those that something was painted over', async () => {
      const confidence = async (content: string) => (await textOf(content)).words[0]?.confidence;
      const text = writeText('VALOR TOTAL 12,00', 50, 600);
      const coveredOne = '1 g 40 590 200 20 re f';
      assert.equal(await confidence(`1 g ${text}`), 0.7);
      assert.equal(await confidence(`q 1 g Q ${text}`), 1);
      assert.equal(await confidence(writeText('VALOR TOTAL 12,00', 50, 600, 1)), 0.7);
      assert.equal(await confidence(`${text} ${coveredOne}`), 0.7);
      assert.equal(await confidence(`${coveredOne} 0 g ${text}`), 1);
      assert.equal(await confidence(`${text} 300 0 100 100 re W n 1 g 0 0 595 842 re f`), 1);
      assert.equal(await confidence(`${text} 0 g 40 598 200 1 re f`), 1);
      const isTransparent = {resources: '/ExtGState << /G << /ca 0.4 >> >>', content: `${text} /G gs ${coveredOne}`};
      assert.equal((await textOf(isTransparent)).words[0]?.confidence, 1);
    });

    it('goes to the value that is seen where one was painted over and written anew', async () => {
      const [before, after] = [writeText('TOTAL 12,00 REAIS', 50, 600), writeText('912,00', 85.5, 600.5, 8)];
      const words = await wordsOf(`${before} 1 g 80 590 32 20 re f 0 g ${after}`);
      assert.deepEqual(words, ['TOTAL', '912,00', 'REAIS']);
    });

    it('is none for letters that go by other letters\u2019 names', async () => {
      const text = 'DOCUMENTO AUXILIAR DA NOTA FISCAL ELETRONICA CHAVE DE ACESSO VALOR TOTAL DOS PRODUTOS';
      const replaceLookalike = (fresh: (codigo: number) => number) =>
        text.replace(/[A-Z]/g, letter => String.fromCharCode(fresh(letter.charCodeAt(0)))).replace(/[()\\]/g, '#');
      const content = (swapped: string) => writeText(swapped, 10, 600, 5);
      assert.equal((await wordsOf(content(text))).length, 13);
      assert.deepEqual(await wordsOf(content(replaceLookalike(codigo => codigo - 29))), []);
      assert.deepEqual(await wordsOf(content(replaceLookalike(codigo => 65 + 90 - codigo))), []);
    });

    it('is none for letters whose font does not say which they are', async () => {
      const names = Array.from({length: 60}, (_, i) => `/g${i}`).join(' ');
      const extras = {
        100: `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Cifrada /FirstChar 1 /LastChar 60 /Widths [${'500 '.repeat(60)}] /Encoding << /Type /Encoding /Differences [1 ${names}] >> >>`,
      };
      const encrypted = String.fromCharCode(...Array.from({length: 40}, (_, i) => 14 + i)).replace(/[()\\]/g, '');
      const content = `BT /F2 10 Tf 50 600 Td (${encrypted}) Tj ET\n`;
      const resources = '/Font << /F1 3 0 R /F2 100 0 R >>';
      const pdf = await opening(rawPdf([{content, resources}], extras));
      assert.deepEqual((await pdf.text(1)).words, []);
    });

    it('is none for a page that is only a picture', async () => {
      const pdf = await opening(rawPdf([{content: WHITE_OVER_ALL}, {content: writeText('CHAVE DE ACESSO', 50, 600)}]));
      assert.deepEqual([await pdf.hasText(1), await pdf.hasText(2)], [false, true]);
      assert.deepEqual((await pdf.text(1)).words, []);
    });
  });

  describe('picture', () => {
    it('shows the page upright, in grey, in the resolution asked for', async () => {
      const pdf = await opening(rawPdf([{turn: 90, size: [200, 100], content: '0 g 0 0 100 50 re f'}]));
      const {width, height, data, toView} = await pdf.image(1, 144);
      assert.deepEqual([width, height, data.length], [200, 400, 80_000]);
      const gray = (x: number, y: number) => data[Math.floor(y * height) * width + Math.floor(x * width)];
      assert.deepEqual([gray(0.25, 0.25), gray(0.75, 0.25), gray(0.25, 0.75), gray(0.75, 0.75)], [0, 255, 255, 255]);
      assert.deepEqual(applyMatrix(toView, width, height), [1, 1]);
    });

    it('keeps to its number of pixels however large the page is', async () => {
      const pdf = await opening(
        rawPdf([
          {size: [1_000_000, 1_000_000], content: ''},
          {size: [200, 40_000], content: ''},
        ]),
        {
          pixels: 1_000_000,
        },
      );
      const [square, strip] = [await pdf.image(1, 300), await pdf.image(2, 300)];
      assert.ok(square.width * square.height <= 1_000_000 && square.width >= 900);
      assert.ok(strip.width * strip.height <= 1_000_000 && strip.height <= 16_000);
    });
  });

  describe('a page shared by two receipts', () => {
    const halfOf = (x0: number, x1: number): NotaCrop => ({
      cantos: [
        [x0, 0],
        [x1, 0],
        [x1, 1],
        [x0, 1],
      ] as const,
      paginas: [2, 1],
    });
    const [left, right] = [writeText('NOTA DA ESQUERDA', 50, 600), writeText('NOTA DA DIREITA', 400, 600)];
    const sheet = {
      content: `${left}${right}${writeText('NOTA NO MEIO', 260, 500)}`,
      size: [600, 800] as const,
    };

    it('shows of it what lies inside the corners, in words and in the picture', async () => {
      const pdf = await opening(rawPdf([sheet, sheet]), {}, halfOf(0.5, 1));
      const words = async (n: number) => (await pdf.text(n)).words.map(({text}) => text).join(' ');
      assert.equal(await words(2), 'NOTA DA DIREITA MEIO');
      assert.match(await words(1), /ESQUERDA/);
      const image = await pdf.image(2, 72);
      assert.deepEqual([image.width, image.height], [300, 800]);
      const [vx, vy] = applyMatrix(image.toView, 0, 400);
      assert.deepEqual([Math.round(vx * 100), Math.round(vy * 100)], [50, 50]);
      assert.equal((await pdf.image(1, 72)).width, 600);
    });

    it('has no text where none lies inside', async () => {
      const pdf = await opening(
        rawPdf([sheet, sheet]),
        {},
        {
          ...halfOf(0, 1),
          cantos: [
            [0, 0.8],
            [1, 0.8],
            [1, 1],
            [0, 1],
          ],
        },
      );
      assert.deepEqual([await pdf.hasText(1), await pdf.hasText(2)], [true, false]);
      assert.deepEqual(
        (await pdf.texts(2)).map(({words}) => words),
        [[]],
      );
    });
  });

  describe('limits', () => {
    const refused = (reason: string) => (error: unknown) => error instanceof PdfRefused && error.reason === reason;

    it('read the first pages and tell how many there are', async () => {
      const pdf = await opening(
        rawPdf(Array.from({length: 12}, (_, i) => ({content: writeText(`pagina numero ${i + 1}`, 50, 600)}))),
        {
          pages: 3,
        },
      );
      assert.deepEqual([pdf.pages, pdf.totalPages, pdf.skipped], [[1, 2, 3], 12, 9]);
      assert.equal((await pdf.text(3)).words.at(-1)?.text, '3');
      await assert.rejects(pdf.text(4), RangeError);
      await assert.rejects(pdf.image(0, 72), RangeError);
    });

    it('count the pages that are asked for, wherever in the document they stand', async () => {
      const content = rawPdf(
        Array.from({length: 12}, (_, i) => ({content: writeText(`pagina numero ${i + 1}`, 50, 600)})),
      );
      const pdf = await opening(content, {pages: 3}, {paginas: [9, 10, 12, 11, 40]});
      assert.deepEqual([pdf.pages, pdf.totalPages, pdf.skipped], [[9, 10, 12], 12, 1]);
      assert.equal((await pdf.text(12)).words.at(-1)?.text, '12');
      await assert.rejects(pdf.text(1), RangeError);
    });

    it('refuse what is too large, locked or no PDF', async () => {
      const onSuccess = rawPdf([{content: writeText('CHAVE DE ACESSO', 50, 600)}]);
      await assert.rejects(opening(onSuccess, {bytes: onSuccess.length - 1}), refused('grande_demais'));
      const cipher = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> /ID [<00><00>]`;
      await assert.rejects(opening(rawPdf([{content: ''}], {}, cipher)), refused('senha'));
      await assert.rejects(opening(Buffer.from('isto não é um PDF')), refused('ilegivel'));
      await assert.rejects(opening(Buffer.alloc(0)), refused('ilegivel'));
    });

    it('leave out the letters beyond their number', async () => {
      const pdf = await opening(rawPdf([{content: writeText('CHAVE DE ACESSO '.repeat(100), 5, 600, 1)}]), {
        glyphs: 160,
      });
      assert.equal((await pdf.text(1)).words.length, 30);
    });
  });
});
