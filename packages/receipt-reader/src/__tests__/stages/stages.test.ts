import assert from 'node:assert/strict';
import type {Page} from '../../document/types';
import {placeInView} from '../../document/geometry';
import {WHOLE_PAGE} from '../../stages/progress';
import {stitch} from '../../stages/stitch';
import {findParts} from '../../stages/parts';

const SAMPLE_KEY = 'A'.repeat(44);
const OTHER_KEY = 'B'.repeat(44);

describe('the receipts that pages make up', () => {
  const unitLength = (page: number, keys: string[] = [], paper = false) => ({
    place: {arquivo: 0, pagina: page, cantos: WHOLE_PAGE},
    keys: new Set(keys),
    paper,
  });
  const count = (...units: ReturnType<typeof unitLength>[]) => findParts(units).map(({places}) => places.length);

  it('keeps the pages of one receipt together, wherever its key stands', () => {
    assert.deepEqual(count(unitLength(1), unitLength(2), unitLength(3, [SAMPLE_KEY])), [3]);
    assert.deepEqual(count(unitLength(1, [SAMPLE_KEY]), unitLength(2), unitLength(3, [SAMPLE_KEY])), [3]);
  });

  it('begins another with another key, or with a paper that lies apart', () => {
    assert.deepEqual(count(unitLength(1, [SAMPLE_KEY]), unitLength(2), unitLength(3, [OTHER_KEY])), [2, 1]);
    assert.deepEqual(count(unitLength(1, [], true), unitLength(1, [], true)), [1, 1]);
    assert.deepEqual(
      count(unitLength(1, [SAMPLE_KEY], true), unitLength(1, [SAMPLE_KEY], true)),
      [2],
      'one receipt torn in two',
    );
  });
});

describe('pictures of one long receipt', () => {
  const page = (lines: string[], number: number): Page => ({
    arquivo: number,
    number: 1,
    width: 1000,
    height: 2000,
    source: 'ocr',
    toView: [0.001, 0, 0, 0, 0.0005, 0, 0, 0, 1],
    words: lines.flatMap((line, y) =>
      line.split(' ').map((text, x) => ({
        text,
        confidence: 0.9,
        box: {x0: x * 90, x1: x * 90 + 80, y0: y * 40, y1: y * 40 + 28},
      })),
    ),
  });
  const lines = [
    'TINTA BRANCA 18L',
    '1 UN 389,90',
    'ROLO DE LA 23CM',
    '2 UN 39,80',
    'MASSA CORRIDA 25KG',
    '1 UN 89,90',
    'TOTAL 519,60',
  ];
  const textPages = (pages: Page[]) => pages.map(({words}) => words.map(({text}) => text).join(' '));
  const lastY = ({words}: Page) => Math.max(...words.map(({box}) => box.y1));
  const firstY = ({words}: Page) => Math.min(...words.map(({box}) => box.y0));

  it('are read without what the next shows again, even when it was read a little differently', () => {
    const second = page(['ROL0 DE LA 23CM', '2 UN 39,8O', ...lines.slice(4)], 1);
    const stitched = stitch([page(lines.slice(0, 4), 0), second]);
    assert.deepEqual(textPages(stitched), [lines.slice(0, 3).join(' '), ['2 UN 39,8O', ...lines.slice(4)].join(' ')]);
  });

  it('go on below one another, in the units of the first, and show what they read where it was seen', () => {
    const wide = page(lines.slice(2), 1);
    const second = {
      ...wide,
      width: 2000,
      height: 4000,
      toView: [0.0005, 0, 0, 0, 0.00025, 0, 0, 0, 1] as const,
      words: wide.words.map(word => ({
        ...word,
        box: {
          x0: word.box.x0 * 2 + 60,
          x1: word.box.x1 * 2 + 60,
          y0: word.box.y0 * 2 + 100,
          y1: word.box.y1 * 2 + 100,
        },
      })),
    };
    const [uma, other] = stitch([page(lines.slice(0, 4), 0), second]) as [Page, Page];
    assert.equal(other.continues, true);
    assert.ok(Math.abs(firstY(other) - lastY(uma) - 12) < 1, 'one line apart');
    const [before] = second.words.filter(({text}) => text === '519,60');
    const [after] = other.words.filter(({text}) => text === '519,60');
    assert.ok(before && after);
    assert.ok(Math.abs(after.box.x0 - 90) < 1, 'under the amounts of the first');
    assert.deepEqual(placeInView(other, after.box).cantos, placeInView(second, before.box).cantos);
  });

  it('may have lines at their edges that were cut through', () => {
    const first = page([...lines.slice(0, 4), 'MAS5A CQRR'], 0);
    const second = page(['TIMTA BR', ...lines.slice(2)], 1);
    assert.deepEqual(textPages(stitch([first, second])), [lines.slice(0, 4).join(' '), lines.slice(4).join(' ')]);
  });

  it('are joined one after the other, however many there are', () => {
    const three = [lines.slice(0, 4), lines.slice(2, 6), lines.slice(4)].map((own, i) => page(own, i));
    const stitched = stitch(three);
    assert.equal(textPages(stitched).join(' '), lines.join(' '));
    assert.ok(firstY(stitched[2]!) > lastY(stitched[1]!));
  });

  it('lose nothing when they do not overlap', () => {
    const pages = [page(lines.slice(0, 3), 0), page(lines.slice(3), 1)];
    assert.deepEqual(stitch(pages), pages);
  });
});
