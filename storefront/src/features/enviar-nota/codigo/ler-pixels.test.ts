import assert from 'node:assert/strict';
import {montarChave} from '@clube/domain';
import {notaDosCodigos} from './dos-textos.ts';
import {lerPixels, type TextoDeCodigo} from './ler-pixels.ts';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = montarChave({...PARTES, modelo: '65', tipoEmissao: 1});
const IMAGEM = {} as ImageBitmap;
const TODOS = ['aztec', 'code_128', 'qr_code'];
const PROPRIO: TextoDeCodigo[] = [{qr: true, texto: 'lido pelo nosso leitor'}];

type Detectar = () => Promise<unknown>;

/** Puts a stand-in for the browser's detector in place. */
function givenDetector(detect: Detectar, formatos: Detectar = () => Promise.resolve(TODOS)): void {
  class Detector {
    static getSupportedFormats = formatos;
    detect = detect;
  }
  Object.assign(globalThis, {BarcodeDetector: Detector});
}

describe('the codes of a picture', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
  const ler = () => lerPixels(IMAGEM, () => Promise.resolve(PROPRIO));

  it('are read by our own reader where the browser has none', async () => {
    assert.deepEqual(await ler(), PROPRIO);
  });

  it('are the browser’s where it knows QR codes and bars', async () => {
    const achados = [
      {format: 'qr_code', rawValue: `https://x.br/?p=${CUPOM}|3|1`},
      {format: 'code_128', rawValue: CUPOM},
    ];
    givenDetector(() => Promise.resolve(achados));
    const textos = await ler();
    assert.deepEqual(
      textos.map(({qr}) => qr),
      [true, false],
    );
    assert.equal(notaDosCodigos(textos)?.chave, CUPOM);
    givenDetector(
      () => Promise.resolve(achados),
      () => Promise.resolve(['qr_code']),
    );
    assert.deepEqual(await ler(), PROPRIO);
  });

  it('are read by our own reader when the browser’s fails', async () => {
    const falhar = () => Promise.reject(new Error('service unavailable'));
    givenDetector(falhar);
    assert.deepEqual(await ler(), PROPRIO);
    givenDetector(() => Promise.resolve([]), falhar);
    assert.deepEqual(await ler(), PROPRIO);
    givenDetector(() => Promise.resolve('no list'));
    assert.deepEqual(await ler(), PROPRIO);
    Object.assign(globalThis, {BarcodeDetector: 'no class'});
    assert.deepEqual(await ler(), PROPRIO);
  });

  it('say nothing of a receipt when their text is wrong, hostile or no text', async () => {
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
      assert.equal(notaDosCodigos(await ler()), undefined, String(achado.rawValue).slice(0, 60));
    }
  });
});
