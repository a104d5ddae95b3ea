import assert from 'node:assert/strict';
import {buildAccessKey} from '@clube/domain';
import {notaInPixels} from './read-pixels.ts';

const PARTS = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = buildAccessKey({...PARTS, modelo: '65', tipoEmissao: 1});
const IMAGE = {} as ImageBitmap;
const ALL = ['aztec', 'code_128', 'qr_code'];
const NOTA = buildAccessKey({...PARTS, modelo: '55', tipoEmissao: 1});

type Detect = () => Promise<unknown>;

/** Installs a fake of the browser's barcode detector. */
function givenDetector(detect: Detect, formats: Detect = () => Promise.resolve(ALL)): void {
  class Detector {
    static getSupportedFormats = formats;
    detect = detect;
  }
  Object.assign(globalThis, {BarcodeDetector: Detector});
}

describe('the receipt that a picture shows', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

  /** Reads a picture; returns the key, and the called readers of our own. `bars`: text of a barcode in the picture. */
  async function read({bars}: {bars?: string} = {}): Promise<[chave: string | undefined, asked: string]> {
    const asked: string[] = [];
    const nota = await notaInPixels(IMAGE, {
      bars: () => {
        asked.push('barras');
        return Promise.resolve(bars ? [{qr: false, text: bars}] : []);
      },
      zxing: () => {
        asked.push('zxing');
        return Promise.resolve([{qr: true, text: CUPOM}]);
      },
    });
    return [nota?.chave, asked.join()];
  }

  it('is read from bars first, then by a general reader, where the browser has none', async () => {
    assert.deepEqual(await read(), [CUPOM, 'barras,zxing']);
    assert.deepEqual(await read({bars: NOTA}), [NOTA, 'barras']);
  });

  it('is the browser’s where it knows QR codes and bars', async () => {
    const detections = [
      {format: 'qr_code', rawValue: `https://x.br/?p=${CUPOM}|3|1`},
      {format: 'code_128', rawValue: CUPOM},
    ];
    givenDetector(() => Promise.resolve(detections));
    assert.deepEqual(await read(), [CUPOM, '']);
    givenDetector(
      () => Promise.resolve(detections),
      () => Promise.resolve(['qr_code']),
    );
    assert.deepEqual(await read({bars: NOTA}), [NOTA, 'barras']);
  });

  it('is looked for among bars where the browser sees none, and nowhere where it sees two', async () => {
    givenDetector(() => Promise.resolve([]));
    assert.deepEqual(await read({bars: NOTA}), [NOTA, 'barras']);
    assert.deepEqual(await read(), [undefined, 'barras']);
    givenDetector(() => Promise.resolve([CUPOM, NOTA].map(rawValue => ({format: 'code_128', rawValue}))));
    assert.deepEqual(await read({bars: NOTA}), [undefined, '']);
  });

  it('is read by our own readers when the browser’s fails', async () => {
    const fail = () => Promise.reject(new Error('service unavailable'));
    givenDetector(fail);
    assert.deepEqual(await read(), [CUPOM, 'barras,zxing']);
    givenDetector(() => Promise.resolve([]), fail);
    assert.deepEqual(await read(), [CUPOM, 'barras,zxing']);
    givenDetector(() => Promise.resolve('no list'));
    assert.deepEqual(await read(), [CUPOM, 'barras,zxing']);
    Object.assign(globalThis, {BarcodeDetector: 'no class'});
    assert.deepEqual(await read(), [CUPOM, 'barras,zxing']);
  });

  it('is none when the text of a code is wrong, hostile or no text', async () => {
    for (const detection of [
      {format: 'qr_code', rawValue: `https://x.br/?p=${CUPOM.slice(0, 43)}X|3|1`},
      {format: 'qr_code', rawValue: 'javascript:alert(1)'},
      {format: 'qr_code', rawValue: `<img src=x onerror=alert(1)>${'9'.repeat(100_000)}`},
      {format: 'code_128', rawValue: `${CUPOM}${CUPOM}`},
      {format: 'pdf417', rawValue: CUPOM},
      {format: 'qr_code', rawValue: {toString: () => CUPOM}},
      {format: 'qr_code', rawValue: undefined},
    ]) {
      givenDetector(() => Promise.resolve([detection]));
      assert.deepEqual(await read(), [undefined, 'barras'], String(detection.rawValue).slice(0, 60));
    }
  });
});
