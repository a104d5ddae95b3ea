import assert from 'node:assert/strict';
import fc from 'fast-check';
import {formatAccessKey, buildAccessKey} from './access-key.js';
import {completeCnpj} from '../cnpj.js';
import {readNfceQrCode} from './nfce-qr-code.js';

const PARTS = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const KEY = buildAccessKey({...PARTS, modelo: '65', tipoEmissao: 1});
const OFFLINE = buildAccessKey({...PARTS, modelo: '65', tipoEmissao: 9});
const SAT = buildAccessKey({...PARTS, modelo: '59'});
const WITH_LETTERS = buildAccessKey({...PARTS, cnpj: completeCnpj('12ABC34501DE'), modelo: '65', tipoEmissao: 1});
const SP = 'https://www.nfce.fazenda.sp.gov.br/qrcode?p=';
const HASH = '9B1CE0E5A4F2D3C4B5A697887766554433221100';
const DIGEST = '4d6f5a756955366c4b5a3378476b5737585a4a454c7a6f656d34343d';

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

describe('lerQrCodeNfce', () => {
  it('reads version 2, online and offline', () => {
    assert.deepEqual(readNfceQrCode(`${SP}${KEY}|2|1|1|${HASH}`), {chave: KEY, versao: 2, ambiente: 1});
    assert.deepEqual(readNfceQrCode(`${SP}${OFFLINE}|2|1|05|160.90|${DIGEST}|1|${HASH}`), {
      chave: OFFLINE,
      versao: 2,
      ambiente: 1,
      dia: 5,
      data: '2026-10-05',
      valor: 16090,
      offline: true,
    });
  });

  it('reads version 3, online and offline, with and without a recipient', () => {
    assert.deepEqual(readNfceQrCode(`${SP}${KEY}|3|2`), {chave: KEY, versao: 3, ambiente: 2});
    for (const callers of ['|', '2|39053344705']) {
      const reading = readNfceQrCode(`${SP}${OFFLINE}|3|1|31|7.5|${callers}|c2lnbmVk+/A==`);
      assert.deepEqual([reading?.data, reading?.valor, reading?.offline], ['2026-10-31', 750, true]);
    }
  });

  it('reads version 1 with its date in hexadecimal', () => {
    const fields = `nVersao=100&tpAmb=1&cDest=&dhEmi=${hex('2026-10-07T09:10:15-03:00')}&vNF=60.90&vICMS=0.00&cIdToken=000001`;
    assert.deepEqual(
      readNfceQrCode(`http://www.dfe.ms.gov.br/nfce/qrcode/?chNFe=${KEY}&${fields}&cHashQRCode=${HASH}`),
      {
        chave: KEY,
        versao: 1,
        ambiente: 1,
        dia: 7,
        data: '2026-10-07',
        valor: 6090,
      },
    );
  });

  it('reads SAT coupons', () => {
    for (const prefix of ['', 'CFe'])
      assert.deepEqual(readNfceQrCode(`${prefix}${SAT}|20261012181530|1200.00|39053344705|assinatura+/==`), {
        chave: SAT,
        dia: 12,
        data: '2026-10-12',
        valor: 120000,
      });
  });

  it('does not mind escapes, blanks, case, scheme or what surrounds the key', () => {
    const texts = [
      `${SP}${KEY}%7C3%7C1`,
      `${SP}${KEY}%257c3%257c1`,
      `  HTTP://NFCE.SEFAZ.BA.GOV.BR/QRCODE.ASPX?P=${KEY} | 3 | 1\n`,
      `nfce.sefaz.pe.gov.br/nfce/consulta?p=${KEY}|3|1&x=1`,
      `p=${KEY}|3|1`,
      `${KEY}|3|1`,
    ];
    for (const text of texts) assert.deepEqual(readNfceQrCode(text), {chave: KEY, versao: 3, ambiente: 1}, text);
    for (const text of [KEY, `NFe${KEY}`, formatAccessKey(KEY), `Chave ${KEY}`, `https://x.br/?chave=${KEY}`])
      assert.deepEqual(readNfceQrCode(text), {chave: KEY}, text);
  });

  it('reads keys with letters in the CNPJ, in either case', () => {
    assert.equal(readNfceQrCode(`${SP}${WITH_LETTERS}|3|1`)?.chave, WITH_LETTERS);
    assert.equal(readNfceQrCode(`${SP}${WITH_LETTERS.toLowerCase()}|3|1`)?.chave, WITH_LETTERS);
  });

  it('leaves out what does not fit: a day the month has not, another month, an amount that is none', () => {
    const reading = readNfceQrCode(`${SP}${OFFLINE}|2|7|32|160.90|${DIGEST}|1|${HASH}`);
    assert.deepEqual(reading, {chave: OFFLINE, versao: 2, valor: 16090, offline: true});
    assert.deepEqual(readNfceQrCode(`${SAT}|20260912181530|12,345|x|y`), {chave: SAT});
    assert.deepEqual(readNfceQrCode(`${OFFLINE}|2|1|05|abc|${DIGEST}|1|${HASH}`), {
      chave: OFFLINE,
      versao: 2,
      ambiente: 1,
    });
  });

  it('refuses a wrong check digit, two different keys, and texts that no QR code can hold', () => {
    const wrong = KEY.slice(0, 43) + ((Number(KEY[43]) + 1) % 10);
    for (const text of [
      '',
      '|',
      '?chNFe=',
      '?chNFe=&chNFe',
      wrong,
      `${SP}${wrong}|3|1`,
      `${KEY} ${OFFLINE}`,
      `9${KEY}`,
    ])
      assert.equal(readNfceQrCode(text), undefined, text);
    assert.equal(readNfceQrCode(`${SP}${KEY}|3|1|${'x'.repeat(3000)}`), undefined);
  });

  it('ends quickly on hostile texts', () => {
    const start = process.cpuUsage();
    for (const part of ['1 ', '%', '%25', '|', 'A', '?chNFe=', '&='])
      assert.equal(readNfceQrCode(part.repeat(2953).slice(0, 2953)), undefined);
    assert.ok(process.cpuUsage(start).user < 500_000);
  });

  it('never throws, and what it answers holds', () => {
    const field = fc.oneof(fc.string(), fc.constantFrom('1', '2', '3', '05', '99', '20261012181530', '1.00', KEY));
    fc.assert(
      fc.property(
        fc.constantFrom('', SP, '?chNFe='),
        fc.array(field),
        fc.constantFrom('|', '%7C', '&'),
        (before, fields, sign) => {
          const reading = readNfceQrCode(before + fields.join(sign));
          assert.ok(reading === undefined || reading.chave === KEY);
          assert.ok(!reading?.data || reading.data.startsWith('2026-10-'));
        },
      ),
    );
  });
});
