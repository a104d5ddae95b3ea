import assert from 'node:assert/strict';
import {applyMatrix} from '../../document/geometry';
import type {Page} from '../../document/types';
import {writeText, streamObject, rawPdf} from './raw-pdf';
import {findWord, FILLER, givenPdfs, assertNear} from './sample-pdf';

describe('palavras de um PDF', () => {
  const {open: opening, textOf, wordsOf} = givenPdfs();

  describe('words', () => {
    it('have their true places, in points from the upper left', async () => {
      const page = await textOf(writeText('TOTAL 1.234,56', 100, 700, 10));
      assert.deepEqual([page.width, page.height, page.source], [595, 842, 'texto']);
      assert.deepEqual(
        page.words.map(({text, confidence}) => [text, confidence]),
        [
          ['TOTAL', 1],
          ['1.234,56', 1],
        ],
      );
      const {x0, x1, y0, y1} = findWord(page, 'TOTAL').box;
      assertNear(x0, 100, 0.1);
      assertNear(x1, 132.23, 0.1);
      assert.ok(y0 > 133 && y0 < 136 && y1 > 142 && y1 < 145, `${y0} to ${y1}`);
      assertNear(findWord(page, '1.234,56').box.x0, 135, 0.5);
    });

    it('are the same whether written by line, by word or by letter', async () => {
      const byLetter = Array.from('NOTA')
        .map((letter, i) => writeText(letter, 50 + [0, 7.22, 15, 21.11][i]!, 600))
        .join('');
      assert.deepEqual(await wordsOf(`${byLetter}${writeText('FISCAL', 83.56, 600)}${FILLER}`), [
        'NOTA',
        'FISCAL',
        'ENCHIMENTO',
        'DE',
        'PAGINA',
      ]);
      const mixed = '[(NO) 20 (TA) -278 (FIS) 35 (CAL) -900 (12) 10 (,00)] TJ';
      assert.deepEqual(await wordsOf(`BT /F1 10 Tf 50 600 Td ${mixed} ET`), ['NOTA', 'FISCAL', '12,00']);
    });

    it('are joined whatever the order of their parts', async () => {
      const content = writeText('CAL', 99.1, 600) + writeText('FIS', 83.56, 600) + writeText('NOTA', 50, 600);
      assert.equal((await wordsOf(content + FILLER)).join(' '), 'NOTA FISCAL ENCHIMENTO DE PAGINA');
    });

    it('survive wide spacing, by any means', async () => {
      assert.deepEqual(await wordsOf(writeText('D A N F E   S A T', 50, 600) + writeText('outra linha', 50, 500)), [
        'DANFE',
        'SAT',
        'outra',
        'linha',
      ]);
      assert.deepEqual(await wordsOf('BT /F1 10 Tf 4 Tc 50 600 Td (CHAVE DE ACESSO) Tj ET'), ['CHAVE', 'DE', 'ACESSO']);
      assert.deepEqual(
        await wordsOf(`BT /F1 10 Tf 50 600 Td [(D) -400 (A) -400 (N) -400 (F) -400 (E)] TJ ET ${FILLER}`),
        ['DANFE', 'ENCHIMENTO', 'DE', 'PAGINA'],
      );
    });

    it('keep apart where the blank between them is narrow', async () => {
      const content = `BT /F1 10 Tf 50 600 Td [(NOTA) -115 (FISCAL) -278 (4 X 5 M)] TJ ET ${FILLER}`;
      assert.equal((await wordsOf(content)).join(' '), 'NOTA FISCAL 4 X 5 M ENCHIMENTO DE PAGINA');
    });

    it('are read in fonts that are drawn letter by letter', async () => {
      const letter = '0 0 0 0 50 70 d1 0 0 50 70 re f';
      const extras = {
        100: '<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 -20 60 95] /FirstChar 65 /LastChar 67 /Widths [60 60 60] /CharProcs << /A 101 0 R /B 101 0 R /C 101 0 R >> /Encoding << /Type /Encoding /Differences [65 /A /B /C] >> /Resources << >> >>',
        101: streamObject('', letter.replace('0 0 0 0', '60 0 0 0')),
      };
      const resources = '/Font << /F1 3 0 R /F3 100 0 R >>';
      const page = await textOf({resources, content: `BT /F3 10 Tf 50 600 Td (CAB) Tj ET ${FILLER}`}, extras);
      const {x0, x1, y0, y1} = findWord(page, 'CAB').box;
      assertNear(x0, 50, 0.1);
      assertNear(x1, 68, 0.1);
      assertNear(y1 - y0, 10, 1);
    });

    it('keep apart what stands in neighbouring columns', async () => {
      const line = ['7891', 'TINTA', 'UN', '2', '10,00']
        .map((text, i) => writeText(text, 50 + i * 40, 600, 8))
        .join('');
      assert.deepEqual(await wordsOf(line), ['7891', 'TINTA', 'UN', '2', '10,00']);
    });

    it('stand once where bold type was made by writing twice', async () => {
      const word = writeText('VALOR TOTAL 12,00', 50, 600) + writeText('VALOR TOTAL 12,00', 50.4, 600);
      assert.deepEqual(await wordsOf(word), ['VALOR', 'TOTAL', '12,00']);
      const places = [0, 6.67, 13.34, 20.56, 23.34, 33, 38.56, 44.12];
      const byLetter = places.map(
        (x, i) => writeText('SERIE111'[i]!, 50 + x, 600) + writeText('SERIE111'[i]!, 50.3 + x, 600),
      );
      assert.equal((await wordsOf(byLetter.join('') + FILLER)).join(' '), 'SERIE 111 ENCHIMENTO DE PAGINA');
    });

    it('that overlap are both kept', async () => {
      const content = writeText('0044525/01', 25, 600, 6) + writeText('17/12/2013', 44.5, 600, 6);
      assert.deepEqual(await wordsOf(content), ['0044525/01', '17/12/2013']);
    });

    it('come with their accents, ligatures and dashes in one form', async () => {
      assert.deepEqual(await wordsOf(writeText('DESCRI\xc7\xc3O N\xba 5 \x96 \x93S\xc3O\x94 \x80 10', 50, 600)), [
        'DESCRIÇÃO',
        'Nº',
        '5',
        '–',
        '"SÃO"',
        '€',
        '10',
      ]);
    });

    it('are found in forms within forms', async () => {
      const inside = '/Type /XObject /Subtype /Form /BBox [0 0 600 600] /Matrix [2 0 0 2 10 20]';
      const extras = {
        100: streamObject(`${inside} /Resources << /XObject << /X2 101 0 R >> >>`, 'q 1 0 0 1 5 5 cm /X2 Do Q'),
        101: streamObject(`${inside} /Resources << /Font << /F1 3 0 R >> >>`, writeText('QUANTIDADE 12', 10, 10, 5)),
      };
      const page = await textOf({content: '/X1 Do', resources: '/XObject << /X1 100 0 R >>'}, extras);
      // 2·(5 + 2·10 + 10) + 10; the same from below.
      assertNear(findWord(page, 'QUANTIDADE').box.x0, 80, 0.1);
      assertNear(findWord(page, 'QUANTIDADE').box.y1, 842 - 110 + 4.4, 0.5);
    });

    it('beyond the edge of the page are not there', async () => {
      assert.deepEqual(await wordsOf(writeText('dentro da pagina', 50, 600) + writeText('fora', 700, 600)), [
        'dentro',
        'da',
        'pagina',
      ]);
    });
  });

  describe('direction', () => {
    it('is upright however the page is turned', async () => {
      for (const turn of [0, 90, 180, 270] as const) {
        const matrix = {0: '1 0 0 1 50 600', 90: '0 1 -1 0 100 300', 180: '-1 0 0 -1 400 200', 270: '0 -1 1 0 300 500'}[
          turn
        ];
        const page = await textOf({turn, content: `BT /F1 10 Tf ${matrix} Tm (CHAVE DE ACESSO) Tj ET`});
        const expected = turn % 180 === 0 ? [595, 842] : [842, 595];
        assert.deepEqual([page.width, page.height], expected, `${turn}`);
        assert.deepEqual(
          page.words.map(({text}) => text),
          ['CHAVE', 'DE', 'ACESSO'],
          `${turn}`,
        );
        const {x0, x1, y0, y1} = findWord(page, 'ACESSO').box;
        assert.ok(x1 - x0 > 35 && y1 - y0 < 15, `${turn}: ${x1 - x0} by ${y1 - y0}`);
      }
    });

    it('of most letters is the page; the others are pages of their own', async () => {
      const stub = 'BT /F1 8 Tf 0 1 -1 0 580 100 Tm (RECEBEMOS OS PRODUTOS) Tj ET\n';
      const mark = 'BT /F1 40 Tf 0.7071 0.7071 -0.7071 0.7071 150 300 Tm (SEM VALOR) Tj ET\n';
      const pdf = await opening(
        rawPdf([{content: `${stub}${mark}${writeText('DOCUMENTO AUXILIAR DA NOTA FISCAL', 50, 700)}`}]),
      );
      const pages = await pdf.texts(1);
      assert.deepEqual(
        pages.map(({words}) => words.map(({text}) => text).join(' ')),
        ['DOCUMENTO AUXILIAR DA NOTA FISCAL', 'RECEBEMOS OS PRODUTOS', 'SEM VALOR'],
      );
      const [, lateral, oblique] = pages as [Page, Page, Page];
      const {x0, y1} = findWord(lateral, 'RECEBEMOS').box;
      const [vx, vy] = applyMatrix(lateral.toView, x0, y1);
      assertNear(vx * 595, 580 + 0.22 * 8, 1);
      assertNear((1 - vy) * 842, 100, 1);
      const box = findWord(oblique, 'SEM').box;
      const [sx, sy] = applyMatrix(oblique.toView, box.x0, (box.y0 + box.y1) / 2);
      assertNear(sx * 595, 150, 15);
      assertNear((1 - sy) * 842, 300, 15);
    });

    it('of a page that lies on its side is set right', async () => {
      const lines = ['DOCUMENTO AUXILIAR', 'VALOR TOTAL 12,00'];
      const content = lines.map((text, i) => `BT /F1 10 Tf 0 1 -1 0 ${100 + i * 20} 50 Tm (${text}) Tj ET`).join('\n');
      const page = await textOf(content);
      assert.deepEqual([Math.round(page.width), Math.round(page.height)], [842, 595]);
      assert.equal(page.words.map(({text}) => text).join(' '), lines.join(' '));
      const [vx, vy] = applyMatrix(page.toView, findWord(page, 'VALOR').box.x0, findWord(page, 'VALOR').box.y1);
      assertNear(vx * 595, 122, 1);
      assertNear((1 - vy) * 842, 50, 1);
    });
  });
});
