import assert from 'node:assert/strict';
import {montarChave} from '@clube/domain';
import {notaNosPixels} from './ler-pixels.ts';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = montarChave({...PARTES, modelo: '65', tipoEmissao: 1});
const IMAGEM = {} as ImageBitmap;
const TODOS = ['aztec', 'code_128', 'qr_code'];
const NOTA = montarChave({...PARTES, modelo: '55', tipoEmissao: 1});

type Detectar = () => Promise<unknown>;

/** Puts a stand-in for the browser's detector in place. */
function givenDetector(detect: Detectar, formatos: Detectar = () => Promise.resolve(TODOS)): void {
  class Detector {
    static getSupportedFormats = formatos;
    detect = detect;
  }
  Object.assign(globalThis, {BarcodeDetector: Detector});
}

describe('the receipt that a picture shows', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

  /** What is found, and which of our own readers were asked. Bars are seen only where they are said to be. */
  async function ler({barras}: {barras?: string} = {}): Promise<[chave: string | undefined, asked: string]> {
    const asked: string[] = [];
    const nota = await notaNosPixels(IMAGEM, {
      barras: () => {
        asked.push('barras');
        return Promise.resolve(barras ? [{qr: false, texto: barras}] : []);
      },
      zxing: () => {
        asked.push('zxing');
        return Promise.resolve([{qr: true, texto: CUPOM}]);
      },
    });
    return [nota?.chave, asked.join()];
  }

  it('is read from bars first, then by a general reader, where the browser has none', async () => {
    assert.deepEqual(await ler(), [CUPOM, 'barras,zxing']);
    assert.deepEqual(await ler({barras: NOTA}), [NOTA, 'barras']);
  });

  it('is the browser’s where it knows QR codes and bars', async () => {
    const achados = [
      {format: 'qr_code', rawValue: `https://x.br/?p=${CUPOM}|3|1`},
      {format: 'code_128', rawValue: CUPOM},
    ];
    givenDetector(() => Promise.resolve(achados));
    assert.deepEqual(await ler(), [CUPOM, '']);
    givenDetector(
      () => Promise.resolve(achados),
      () => Promise.resolve(['qr_code']),
    );
    assert.deepEqual(await ler({barras: NOTA}), [NOTA, 'barras']);
  });

  it('is looked for among bars where the browser sees none, and nowhere where it sees two', async () => {
    givenDetector(() => Promise.resolve([]));
    assert.deepEqual(await ler({barras: NOTA}), [NOTA, 'barras']);
    assert.deepEqual(await ler(), [undefined, 'barras']);
    givenDetector(() => Promise.resolve([CUPOM, NOTA].map(rawValue => ({format: 'code_128', rawValue}))));
    assert.deepEqual(await ler({barras: NOTA}), [undefined, '']);
  });

  it('is read by our own readers when the browser’s fails', async () => {
    const falhar = () => Promise.reject(new Error('service unavailable'));
    givenDetector(falhar);
    assert.deepEqual(await ler(), [CUPOM, 'barras,zxing']);
    givenDetector(() => Promise.resolve([]), falhar);
    assert.deepEqual(await ler(), [CUPOM, 'barras,zxing']);
    givenDetector(() => Promise.resolve('no list'));
    assert.deepEqual(await ler(), [CUPOM, 'barras,zxing']);
    Object.assign(globalThis, {BarcodeDetector: 'no class'});
    assert.deepEqual(await ler(), [CUPOM, 'barras,zxing']);
  });

  it('is none when the text of a code is wrong, hostile or no text', async () => {
    for (const achado of [
      {format: 'qr_code', rawValue: `https://x.br/?p=${CUPOM.slice(0, 43)}X|3|1`},
      {format: 'qr_code', rawValue: 'javascript:alert(1)'},
      {format: 'qr_code', rawValue: `<img src=x onerror=alert(1)>${'9'.repeat(100_000)}`},
      {format: 'code_128', rawValue: `${CUPOM}${CUPOM}`},
      {format: 'pdf417', rawValue: CUPOM},
      {format: 'qr_code', rawValue: {toString: () => CUPOM}},
      {format: 'qr_code', rawValue: undefined},
    ]) {
      givenDetector(() => Promise.resolve([achado]));
      assert.deepEqual(await ler(), [undefined, 'barras'], String(achado.rawValue).slice(0, 60));
    }
  });
});
