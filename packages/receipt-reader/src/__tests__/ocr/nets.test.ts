import assert from 'node:assert/strict';
import {decodeSteps, type Character} from '../../ocr/nets/decode';
import {findStrips, type Strip, type NetMap} from '../../ocr/nets/strips';
import {wordsOfStrip} from '../../ocr/nets/words';
import {measureGaps} from '../../ocr/nets/gaps';
import {STRIP_HEIGHT, cutStrip, toFindingTensor, toReadingTensor} from '../../ocr/nets/tensors';

function map(width: number, height: number, text: (x: number, y: number) => boolean): NetMap {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = text(x, y) ? 0.9 : 0.05;
  return {width, height, data};
}

describe('text seen by the nets', () => {
  it('is a strip around each heart of a line, longer and higher than that', () => {
    const strips = findStrips(
      map(200, 60, (x, y) => x >= 20 && x < 120 && ((y >= 10 && y < 16) || (y >= 40 && y < 46))),
    );
    assert.equal(strips.length, 2);
    const [{x0, x1, y0, y1, height}] = strips as [Strip, Strip];
    assert.ok(x0 < 20 && x0 > 8 && x1 > 120 && x1 < 132);
    assert.ok(Math.abs(y0 - 13) < 0.01 && Math.abs(y1 - 13) < 0.01);
    assert.ok(height > 6 && height < 20);
  });

  it('follows a line that slants', () => {
    const [strip] = findStrips(map(220, 80, (x, y) => x >= 10 && x < 210 && Math.abs(y - 20 - x * 0.1) < 3));
    assert.ok(strip);
    assert.ok(Math.abs((strip.y1 - strip.y0) / (strip.x1 - strip.x0) - 0.1) < 0.01);
    assert.ok(strip.height < 25, `${strip.height}`);
  });

  it('is no speck, and nothing faint', () => {
    assert.deepEqual(findStrips(map(50, 50, (x, y) => x < 3 && y < 3)), []);
    const faint = map(50, 50, () => false);
    faint.data.fill(0.4, 0, 500);
    assert.deepEqual(findStrips(faint), []);
  });
});

describe('a strip read by the nets', () => {
  /** The net's output for these symbols, one per step. */
  const steps = (symbols: readonly number[], count: number) => {
    const data = new Float32Array(symbols.length * count).fill(0.01);
    for (const [step, symbol] of symbols.entries()) data[step * count + symbol] = 0.8;
    return {data, start: 0, steps: symbols.length, used: 0.5};
  };

  it('joins what is repeated, and keeps what is repeated after nothing', () => {
    const readings = decodeSteps(steps([0, 1, 1, 0, 1, 2, 2, 0], 3), ['', 'A', 'B']);
    assert.deepEqual(
      readings.map(({character}) => character),
      ['A', 'A', 'B'],
    );
    // The second half of the steps is padding.
    assert.ok(Math.abs(readings[0]!.position - (1.5 / 8) * 2) < 1e-9);
    assert.ok(Math.abs(readings[0]!.confidence - 0.8) < 1e-6);
  });

  const STRIP: Strip = {x0: 100, y0: 50, x1: 300, y1: 70, height: 20};
  const characters = (text: string, step = 0.05, confidence = 0.9): Character[] =>
    [...text].map((character, i) => ({character, position: (i + 0.5) * step, confidence}));

  it('is words where spaces are, each with its place', () => {
    const [two, un] = wordsOfStrip(characters('2,00 UN'), STRIP);
    assert.equal(two?.text, '2,00');
    assert.equal(un?.text, 'UN');
    assert.ok(Math.abs(two.box.x0 - 100) < 1 && Math.abs(two.box.x1 - 140) < 1);
    assert.ok(un.box.x0 > two.box.x1 && un.box.y0 > two.box.y0);
  });

  it('is parted at a gap too wide for one word, though no space was seen', () => {
    const [first, second] = [
      characters('123'),
      characters('45').map(character => ({...character, position: character.position + 0.4})),
    ];
    assert.deepEqual(
      wordsOfStrip([...first, ...second], STRIP).map(({text}) => text),
      ['123', '45'],
    );
  });

  it('is parted where paper shows between its letters, but not within a number', () => {
    const withGaps = (text: string, gaps: Record<number, number>, step = 0.05) =>
      characters(text, step).map((character, i) => ({
        ...character,
        gap: gaps[i] ?? 0.05,
        position: character.position + Object.keys(gaps).filter(from => Number(from) <= i).length * 0.03,
      }));
    const words = (readings: Character[]) => wordsOfStrip(readings, STRIP).map(({text}) => text);
    assert.deepEqual(words(withGaps('VERDEKIWI', {5: 0.2})), ['VERDE', 'KIWI']);
    assert.deepEqual(words(withGaps('KIWI18L', {4: 0.2})), ['KIWI', '18L']);
    assert.deepEqual(words(withGaps('1.234,56', {2: 0.2})), ['1.234,56']);
    assert.deepEqual(words(withGaps('1,000060', {6: 0.5})), ['1,0000', '60']);
  });

  it('says nothing where the net guesses', () => {
    assert.deepEqual(wordsOfStrip(characters('XYZ', 0.05, 0.3), STRIP), []);
  });
});

describe('paper between letters', () => {
  it('is measured between their middles, whatever the lines above and below show', () => {
    const [width, height] = [96, 48];
    const data = new Uint8Array(width * height).fill(250);
    const ink = (from: number, until: number) => {
      for (let y = 12; y < 36; y++) data.fill(20, y * width + from, y * width + until);
    };
    ink(4, 20);
    ink(24, 40);
    ink(64, 80);
    data.fill(0, 0, width * 2);
    const readings = [12, 32, 72].map(x => ({character: 'A', position: x / width, confidence: 1}));
    const gaps = measureGaps({width, height, data, toView: [1, 0, 0, 0, 1, 0, 0, 0, 1]}, readings);
    assert.deepEqual(gaps, [0, 4 / 48, 24 / 48]);
  });
});

describe('pictures for the nets', () => {
  const image = (width: number, height: number, tone: (x: number, y: number) => number) => ({
    width,
    height,
    data: Uint8Array.from({length: width * height}, (_, i) => tone(i % width, Math.floor(i / width))),
    toView: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const,
  });

  it('are filled up with white to the size that the seeing net takes', () => {
    const {data, width, height} = toFindingTensor(image(33, 10, () => 0));
    assert.deepEqual([width, height, data.length], [64, 32, 3 * 64 * 32]);
    assert.ok(data[0]! < -2 && data[40]! > 2 && data[64 * 20]! > 2);
  });

  it('are cut along the strip and lie level then', () => {
    // A dark band that descends by one pixel in ten.
    const dark = image(200, 80, (x, y) => (Math.abs(y - 20 - x * 0.1) < 4 ? 0 : 255));
    const cut = cutStrip(dark, {x0: 20, y0: 22, x1: 180, y1: 38, height: 24});
    assert.equal(cut.height, STRIP_HEIGHT);
    const tone = (x: number, y: number) => cut.data[y * cut.width + x]!;
    for (const x of [5, Math.floor(cut.width / 2), cut.width - 6]) {
      assert.ok(tone(x, 24) < 40, `dark in the middle at ${x}`);
      assert.ok(tone(x, 4) > 200 && tone(x, 44) > 200, `light above and below at ${x}`);
    }
  });

  it('lie side by side, the shorter filled up', () => {
    const {data, width} = toReadingTensor([image(40, 48, () => 255), image(20, 48, () => 0)]);
    assert.equal(width, 64);
    assert.equal(data.length, 2 * 3 * 48 * 64);
    assert.equal(data[0], 1);
    assert.equal(data[50], 0);
    assert.equal(data[3 * 48 * 64], -1);
    assert.equal(data[48 * 64], 1);
  });
});
