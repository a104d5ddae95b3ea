import assert from 'node:assert/strict';
import {completeCnpj, buildAccessKey} from '@clube/domain';
import {evidenceOfCodes, readCodes, type Effort} from '../../codes';
import type {PageImage} from '../../image/types';
import {drizzle, toGray, drawCode, flatten, sheetWithCodes} from './drawn-codes';

const KEY_PARTS = {
  uf: 'SP',
  ano: 2026,
  mes: 10,
  cnpj: '11222333000181',
  serie: 1,
  numero: 48213,
  codigoNumerico: 123456,
};
const COUPON_KEY = buildAccessKey({...KEY_PARTS, modelo: '65', tipoEmissao: 9});
const NOTA_KEY = buildAccessKey({...KEY_PARTS, modelo: '55', tipoEmissao: 1});
const WITH_LETTERS = buildAccessKey({...KEY_PARTS, cnpj: completeCnpj('12ABC34501DE'), modelo: '55', tipoEmissao: 1});
const SAT = buildAccessKey({...KEY_PARTS, modelo: '59'});
const PORTAL = 'https://www.nfce.fazenda.sp.gov.br/qrcode?p=';
const OFFLINE = `${PORTAL}${COUPON_KEY}|2|1|05|160.90|4d6f5a75695536|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;

const read = (image: PageImage, effort: Effort = 'rapido') =>
  readCodes(image, {arquivo: 2, pagina: 3, toView: image.toView}, effort);

const keys = async (image: PageImage, effort?: Effort) =>
  evidenceOfCodes(await read(image, effort)).chave?.map(({value}) => value);

/** A page with a barcode of this text; modules have this width in pixels. */
const withBars = async (text: string, moduleObject: number) => {
  const codigo = await drawCode('Code128', text, moduleObject, 70);
  return flatten(sheetWithCodes(1100, 500, [{input: codigo, left: 60, top: 180}]));
};

describe('codes of a page', function () {
  this.timeout(60_000);

  it('reads a tilted QR code, says where it lies and what it says offline', async () => {
    const codigo = await drawCode('QRCode', OFFLINE, 4);
    const straight = await flatten(sheetWithCodes(900, 1200, [{input: codigo, left: 500, top: 800}]));
    const codes = await read(await toGray(straight.rotate(20, {background: '#555'})));
    const {chave, total, dataEmissao, marcas: marks} = evidenceOfCodes(codes);
    assert.deepEqual(
      chave?.map(({value, source, confidence}) => [value, source, confidence]),
      [[COUPON_KEY, 'qrcode', 0.99]],
    );
    assert.deepEqual([total?.[0]?.value, dataEmissao?.[0]?.value], [16090, '2026-10-05']);
    assert.deepEqual(
      marks?.map(({value}) => value),
      ['contingencia'],
    );
    const place = chave[0]?.place;
    assert.deepEqual([place?.arquivo, place?.pagina], [2, 3]);
    const [a, b, c] = place?.cantos ?? assert.fail();
    assert.ok(a[0] < b[0] && b[1] < c[1] && a[0] > 0.3 && a[1] > 0.5, JSON.stringify(place));
  });

  it('reads bars in any direction and is sure when several heights agree', async () => {
    const page = await withBars(NOTA_KEY, 3);
    for (const turn of [0, 8, 41, 90, 180, 263]) {
      const codes = await read(await toGray((await flatten(page.clone())).rotate(turn, {background: '#777'})));
      const [chave] = evidenceOfCodes(codes).chave ?? [];
      assert.deepEqual([chave?.value, chave?.confidence], [NOTA_KEY, 0.97], `${turn}°`);
    }
  });

  it('reads bars of a key with letters', async () => {
    const page = await withBars(WITH_LETTERS, 2);
    assert.deepEqual(await keys(await toGray(page.rotate(5, {background: '#777'}))), [WITH_LETTERS]);
  });

  it('reads bars that run into each other', async () => {
    for (const text of [NOTA_KEY, WITH_LETTERS]) {
      const blurred = (await withBars(text, 2)).rotate(3, {background: '#777'}).blur(2);
      assert.deepEqual(await keys(await toGray(blurred)), [text]);
    }
  });

  it('reads bars hardly wider than a pixel', async () => {
    const fine = (await withBars(NOTA_KEY, 3)).rotate(4, {background: '#777'});
    const {width} = await (await flatten(fine)).metadata();
    assert.deepEqual(await keys(await toGray((await flatten(fine)).resize({width: Math.round(width * 0.42)}))), [
      NOTA_KEY,
    ]);
  });

  it('joins the two bars of a SAT coupon, whichever stands first', async () => {
    const [a, b] = await Promise.all([SAT.slice(0, 22), SAT.slice(22)].map(text => drawCode('Code128', text, 3, 60)));
    for (const [above, below] of [
      [a, b],
      [b, a],
    ]) {
      assert.ok(above && below);
      const page = sheetWithCodes(700, 500, [
        {input: above, left: 60, top: 40},
        {input: below, left: 60, top: 240},
      ]);
      assert.deepEqual(await keys(await toGray(page)), [SAT]);
    }
    const alone = sheetWithCodes(700, 300, [{input: a ?? assert.fail(), left: 60, top: 40}]);
    assert.equal(await keys(await toGray(alone)), undefined);
  });

  it('finds both receipts of one picture, and tells no amount then', async () => {
    const other = buildAccessKey({...KEY_PARTS, numero: 7, modelo: '65', tipoEmissao: 1});
    const page = sheetWithCodes(1000, 600, [
      {input: await drawCode('QRCode', OFFLINE, 3), left: 60, top: 60},
      {input: await drawCode('QRCode', `${PORTAL}${other}|3|2`, 3), left: 600, top: 200},
    ]);
    const {chave, total, marcas: marks} = evidenceOfCodes(await read(await toGray(page), 'completo'));
    assert.deepEqual(chave?.map(({value}) => value).sort(), [COUPON_KEY, other].sort());
    assert.equal(total, undefined);
    assert.ok(marks?.some(({value}) => value === 'homologacao'));
  });

  it('takes a key that two kinds of code say from both', async () => {
    const page = sheetWithCodes(1100, 700, [
      {input: await drawCode('QRCode', `${PORTAL}${COUPON_KEY}|3|1`, 4), left: 60, top: 40},
      {input: await drawCode('Code128', COUPON_KEY, 3, 60), left: 60, top: 420},
    ]);
    const {chave} = evidenceOfCodes(await read(await toGray(page), 'completo'));
    assert.deepEqual(
      chave?.map(({value, source}) => [value, source]),
      [
        [COUPON_KEY, 'qrcode'],
        [COUPON_KEY, 'codigo_barras'],
      ],
    );
  });

  it('lets other codes go, and keys with a wrong check digit', async () => {
    const wrong = NOTA_KEY.slice(0, 43) + ((Number(NOTA_KEY[43]) + 1) % 10);
    const page = sheetWithCodes(1100, 700, [
      {input: await drawCode('QRCode', '00020126360014BR.GOV.BCB.PIX0114+5511999999999', 4), left: 60, top: 40},
      {input: await drawCode('Code128', wrong, 3, 60), left: 60, top: 420},
    ]);
    assert.deepEqual(await read(await toGray(page), 'completo'), []);
  });

  it('reads nothing out of noise, nor out of hardly any picture', async () => {
    assert.deepEqual(await read(drizzle(640, 480), 'completo'), []);
    for (const [width, height] of [
      [1, 1],
      [3, 200],
      [500, 2],
    ] as const)
      assert.deepEqual(await read(drizzle(width, height), 'completo'), []);
  });

  it('is less sure of bars seen once, least when the issuer is none', () => {
    const place = {
      arquivo: 0,
      pagina: 1,
      cantos: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    } as const;
    const odd = buildAccessKey({...KEY_PARTS, cnpj: '11222333000199', modelo: '55', tipoEmissao: 1});
    const confidence = (text: string, times: number) =>
      evidenceOfCodes([{format: 'codigo_barras', text, place, times}]).chave?.[0]?.confidence;
    assert.deepEqual([confidence(NOTA_KEY, 2), confidence(NOTA_KEY, 1), confidence(odd, 1)], [0.97, 0.85, 0.6]);
    const twoPages = [1, 2].map(page => ({
      format: 'codigo_barras' as const,
      text: NOTA_KEY,
      place: {...place, pagina: page},
    }));
    assert.equal(evidenceOfCodes(twoPages).chave?.[0]?.confidence, 0.97);
    assert.deepEqual(evidenceOfCodes([]), {});
  });
});
