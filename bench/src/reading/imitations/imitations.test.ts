import assert from 'node:assert/strict';
import {createRandom} from '@clube/seeds/drawing';
import {createReceipt} from '../generator/create-receipt';
import {createDrawingContext} from '../generator/drawing';
import {SAMPLE_CAMPOS, visibleCampos, truthOf} from '../truth';
import {writeGlyphPdf} from './glyphs';
import {documentHtml, escapeHtml, html} from './page';
import {IMITATIONS, IMITATION_NAMES} from './pages';
import {GLYPHS, planImitations} from './plan';

describe("imitations of others' documents", () => {
  it('escapes what is inserted into a page and nothing else', () => {
    const piece = html`<b>${'A & <B>'}</b>`;
    assert.equal(html`<i>${[piece, piece]}</i>`.raw, `<i>${`<b>${escapeHtml('A & <B>')}</b>`.repeat(2)}</i>`);
    assert.equal(escapeHtml('A & <B>'), 'A &amp; &lt;B&gt;');
  });

  it('come in every layout', () => {
    assert.deepEqual(
      new Set(planImitations(60).map(({layout}) => layout)),
      new Set([...IMITATION_NAMES, ...Object.keys(GLYPHS)]),
    );
  });

  it('write PDFs letter by letter, with places that hold', () => {
    const mark = {kind: 'text', x: 10, y: 20, text: 'R$ 1 ç', font: 'mono', size: 8} as const;
    const pdf = writeGlyphPdf([{width: 100, height: 100, marks: [mark]}]).toString('latin1');
    assert.equal(pdf.match(/Tj/g)?.length, 4);
    const [, table] = /startxref\n(\d+)/.exec(pdf) ?? [];
    assert.equal(pdf.slice(Number(table), Number(table) + 4), 'xref');
  });

  for (const nome of IMITATION_NAMES)
    it(`print everything that is asked for: ${nome}`, () => {
      for (let i = 0; i < 8; i++) {
        const random = createRandom(`${nome} ${i}`);
        const {draw, request} = IMITATIONS[nome];
        const receipt = createReceipt({...request, itens: [...request.itens]}, random);
        const htmlPage = draw(receipt, createDrawingContext(receipt, random));
        const truth = truthOf(receipt, htmlPage.itens);
        const texts = [
          documentHtml(htmlPage)
            .replace(/<style>.*<\/style>|<[^>]+>/gs, ' ')
            .replaceAll('&amp;', '&'),
        ];
        assert.deepEqual(visibleCampos({texts, codigo: false}, truth, receipt.issuedAt), [...SAMPLE_CAMPOS]);
        assert.equal(htmlPage.hasCode, /class="(qr|barras)"/.test(htmlPage.body));
      }
    });
});
