import assert from 'node:assert/strict';
import fc from 'fast-check';
import {formatarChave, montarChave} from './chave-acesso.js';
import {completarCnpj} from './cnpj.js';
import {lerQrCodeNfce} from './qrcode-nfce.js';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CHAVE = montarChave({...PARTES, modelo: '65', tipoEmissao: 1});
const OFFLINE = montarChave({...PARTES, modelo: '65', tipoEmissao: 9});
const SAT = montarChave({...PARTES, modelo: '59'});
const COM_LETRAS = montarChave({...PARTES, cnpj: completarCnpj('12ABC34501DE'), modelo: '65', tipoEmissao: 1});
const SP = 'https://www.nfce.fazenda.sp.gov.br/qrcode?p=';
const HASH = '9B1CE0E5A4F2D3C4B5A697887766554433221100';
const DIGEST = '4d6f5a756955366c4b5a3378476b5737585a4a454c7a6f656d34343d';

const hex = (texto: string) => Buffer.from(texto, 'latin1').toString('hex');

describe('lerQrCodeNfce', () => {
  it('reads version 2, online and offline', () => {
    assert.deepEqual(lerQrCodeNfce(`${SP}${CHAVE}|2|1|1|${HASH}`), {chave: CHAVE, versao: 2, ambiente: 1});
    assert.deepEqual(lerQrCodeNfce(`${SP}${OFFLINE}|2|1|05|160.90|${DIGEST}|1|${HASH}`), {
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
    assert.deepEqual(lerQrCodeNfce(`${SP}${CHAVE}|3|2`), {chave: CHAVE, versao: 3, ambiente: 2});
    for (const quem of ['|', '2|39053344705']) {
      const lido = lerQrCodeNfce(`${SP}${OFFLINE}|3|1|31|7.5|${quem}|c2lnbmVk+/A==`);
      assert.deepEqual([lido?.data, lido?.valor, lido?.offline], ['2026-10-31', 750, true]);
    }
  });

  it('reads version 1 with its date in hexadecimal', () => {
    const campos = `nVersao=100&tpAmb=1&cDest=&dhEmi=${hex('2026-10-07T09:10:15-03:00')}&vNF=60.90&vICMS=0.00&cIdToken=000001`;
    assert.deepEqual(
      lerQrCodeNfce(`http://www.dfe.ms.gov.br/nfce/qrcode/?chNFe=${CHAVE}&${campos}&cHashQRCode=${HASH}`),
      {
        chave: CHAVE,
        versao: 1,
        ambiente: 1,
        dia: 7,
        data: '2026-10-07',
        valor: 6090,
      },
    );
  });

  it('reads SAT coupons', () => {
    for (const prefixo of ['', 'CFe'])
      assert.deepEqual(lerQrCodeNfce(`${prefixo}${SAT}|20261012181530|1200.00|39053344705|assinatura+/==`), {
        chave: SAT,
        dia: 12,
        data: '2026-10-12',
        valor: 120000,
      });
  });

  it('does not mind escapes, blanks, case, scheme or what surrounds the key', () => {
    const textos = [
      `${SP}${CHAVE}%7C3%7C1`,
      `${SP}${CHAVE}%257c3%257c1`,
      `  HTTP://NFCE.SEFAZ.BA.GOV.BR/QRCODE.ASPX?P=${CHAVE} | 3 | 1\n`,
      `nfce.sefaz.pe.gov.br/nfce/consulta?p=${CHAVE}|3|1&x=1`,
      `p=${CHAVE}|3|1`,
      `${CHAVE}|3|1`,
    ];
    for (const texto of textos) assert.deepEqual(lerQrCodeNfce(texto), {chave: CHAVE, versao: 3, ambiente: 1}, texto);
    for (const texto of [CHAVE, `NFe${CHAVE}`, formatarChave(CHAVE), `Chave ${CHAVE}`, `https://x.br/?chave=${CHAVE}`])
      assert.deepEqual(lerQrCodeNfce(texto), {chave: CHAVE}, texto);
  });

  it('reads keys with letters in the CNPJ, in either case', () => {
    assert.equal(lerQrCodeNfce(`${SP}${COM_LETRAS}|3|1`)?.chave, COM_LETRAS);
    assert.equal(lerQrCodeNfce(`${SP}${COM_LETRAS.toLowerCase()}|3|1`)?.chave, COM_LETRAS);
  });

  it('leaves out what does not fit: a day the month has not, another month, an amount that is none', () => {
    const lido = lerQrCodeNfce(`${SP}${OFFLINE}|2|7|32|160.90|${DIGEST}|1|${HASH}`);
    assert.deepEqual(lido, {chave: OFFLINE, versao: 2, valor: 16090, offline: true});
    assert.deepEqual(lerQrCodeNfce(`${SAT}|20260912181530|12,345|x|y`), {chave: SAT});
    assert.deepEqual(lerQrCodeNfce(`${OFFLINE}|2|1|05|abc|${DIGEST}|1|${HASH}`), {
      chave: OFFLINE,
      versao: 2,
      ambiente: 1,
    });
  });

  it('refuses a wrong check digit, two different keys, and texts that no QR code can hold', () => {
    const errada = CHAVE.slice(0, 43) + ((Number(CHAVE[43]) + 1) % 10);
    for (const texto of [
      '',
      '|',
      '?chNFe=',
      '?chNFe=&chNFe',
      errada,
      `${SP}${errada}|3|1`,
      `${CHAVE} ${OFFLINE}`,
      `9${CHAVE}`,
    ])
      assert.equal(lerQrCodeNfce(texto), undefined, texto);
    assert.equal(lerQrCodeNfce(`${SP}${CHAVE}|3|1|${'x'.repeat(3000)}`), undefined);
  });

  it('ends quickly on hostile texts', () => {
    const inicio = process.cpuUsage();
    for (const parte of ['1 ', '%', '%25', '|', 'A', '?chNFe=', '&='])
      assert.equal(lerQrCodeNfce(parte.repeat(2953).slice(0, 2953)), undefined);
    assert.ok(process.cpuUsage(inicio).user < 500_000);
  });

  it('never throws, and what it answers holds', () => {
    const campo = fc.oneof(fc.string(), fc.constantFrom('1', '2', '3', '05', '99', '20261012181530', '1.00', CHAVE));
    fc.assert(
      fc.property(
        fc.constantFrom('', SP, '?chNFe='),
        fc.array(campo),
        fc.constantFrom('|', '%7C', '&'),
        (antes, campos, sinal) => {
          const lido = lerQrCodeNfce(antes + campos.join(sinal));
          assert.ok(lido === undefined || lido.chave === CHAVE);
          assert.ok(!lido?.data || lido.data.startsWith('2026-10-'));
        },
      ),
    );
  });
});
