import assert from 'node:assert/strict';
import type {GrayImage} from './gray-image.js';
import {DRAWINGS, STOP, START_C} from './code128.js';
import {readRuns} from './runs.js';
import {readBars} from './read-bars.js';

const KEY = '35261011222333000181550010000482131001234565';
/** Accepts the texts that a caller expects in barcodes. */
const isKey = (text: string) => /^\d{44}$/.test(text);

/** The modules of a text of digit pairs, 1 for dark. */
function modules(text: string, sum = 0): number[] {
  const values = [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)];
  const checkValue = (values.reduce((total, value, i) => total + value * Math.max(1, i), 0) + sum) % 103;
  return [...values, checkValue, STOP].flatMap(value => [...(DRAWINGS[value] ?? assert.fail())]);
}

/** Brightness values, `perModule` per module, with margins in modules; `ink` widens the bars by this many values. */
function profile(drawing: readonly number[], {perModule = 6, margin = 12, ink = 0} = {}): Uint8Array {
  const light = Array<number>(margin).fill(0);
  const fineModules = [...light, ...drawing, ...light].flatMap(moduleWidth =>
    Array<number>(perModule).fill(moduleWidth),
  );
  return Uint8Array.from(fineModules, (_, i) =>
    fineModules.slice(Math.max(0, i - ink), i + 1).includes(1) ? 20 : 235,
  );
}

/** A sheet with a rotated barcode, a ruled frame `slack` modules beside it, and print below. */
function page(drawing: readonly number[], angle: number, slack: number): GrayImage {
  const [width, height, moduleWidth] = [900, 700, 2.4];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = Uint8Array.from({length: width * height}, (_, i) => {
    const [x, y] = [(i % width) - width / 2, Math.floor(i / width) - height / 2];
    const [u, v] = [(x * cos + y * sin) / moduleWidth + drawing.length / 2, y * cos - x * sin];
    if (Math.abs(v) < 60 && Math.abs(u + slack) < 0.6) return 30;
    return Math.abs(v) < 50 && drawing[Math.floor(u)] === 1 ? 30 : 225;
  });
  return {width, height, data};
}

describe('bars of an access key', () => {
  const texts = (values: Uint8Array) => readRuns(values).map(({text}) => text);

  it('are read from a profile, in both directions, also with a line right beside them', () => {
    assert.deepEqual(readRuns(profile(modules(KEY))), [{text: KEY, reversed: false}]);
    assert.deepEqual(readRuns(profile(modules(KEY)).reverse()), [{text: KEY, reversed: true}]);
    for (const slack of [1, 2, 3]) {
      const row = [1, ...Array<number>(slack).fill(0)];
      const fenced = [...row, ...modules(KEY), ...row.toReversed()];
      assert.deepEqual(texts(profile(fenced)), [KEY], `${slack} modules`);
    }
  });

  it('are read where ink ran', () => {
    for (const ink of [1, 2, 3]) assert.deepEqual(texts(profile(modules(KEY), {ink})), [KEY], `${ink}/6`);
  });

  it('say nothing when their sum is wrong, they break off, or there are none', () => {
    assert.deepEqual(texts(profile(modules(KEY, 1))), []);
    assert.deepEqual(texts(profile(modules(KEY).slice(0, -20))), []);
    const rows = Array.from({length: 300}, (_, i) => ((i * i) % 7 < 3 ? 1 : 0));
    assert.deepEqual(texts(profile(rows)), []);
    assert.deepEqual(texts(new Uint8Array(5000)), []);
    assert.deepEqual(texts(new Uint8Array()), []);
  });

  it('are found on a page whichever way they lie, with every height agreeing', async () => {
    for (const degrees of [0, 7, -21, 180]) {
      const image = page(modules(KEY), (degrees * Math.PI) / 180, 4);
      const {readings} = await readBars(image, 1, isKey);
      assert.deepEqual(
        readings.map(({text, times}) => [text, times]),
        [[KEY, 4]],
        `${degrees}°`,
      );
    }
  });

  it('count only where what they say serves', async () => {
    const {readings, hard} = await readBars(page(modules('123456789012'), 0, 4), 1, isKey);
    assert.deepEqual(readings, []);
    assert.ok(hard.length <= 1);
  });
});
