import assert from 'node:assert/strict';
import {buildAccessKey} from '@clube/domain';
import {notaFromXml, notaFromCodes} from './nota-from-codes.ts';

const PARTS = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = buildAccessKey({...PARTS, modelo: '65', tipoEmissao: 1});
const NOTA = buildAccessKey({...PARTS, modelo: '55', tipoEmissao: 1});
const IMPOSSIBLE = buildAccessKey({...PARTS, cnpj: '11222333000199', modelo: '55', tipoEmissao: 1});
const qr = (text: string) => ({qr: true, text});
const bars = (text: string) => ({qr: false, text});

describe('the receipt that codes speak of', () => {
  it('is that of the QR code or of the bars, also when both say it', () => {
    assert.deepEqual(notaFromCodes([qr(`https://x.br/?p=${CUPOM}|3|2`)]), {chave: CUPOM, versao: 3, ambiente: 2});
    assert.equal(notaFromCodes([bars(NOTA), qr('https://pix.example')])?.chave, NOTA);
    assert.equal(notaFromCodes([bars(CUPOM), qr(CUPOM)])?.chave, CUPOM);
  });

  it('is none with two receipts, a wrong check digit, or bars of an impossible issuer', () => {
    for (const texts of [[], [qr(CUPOM), bars(NOTA)], [bars(NOTA.slice(1) + '0')], [bars(IMPOSSIBLE)], [qr('olá')]])
      assert.equal(notaFromCodes(texts), undefined);
  });

  it('is the one an XML file stands under', () => {
    const xml = (accessKey: string) => `<nfeProc><NFe><infNFe versao="4.00" Id="NFe${accessKey}"><ide><tpAmb>2</tpAmb>`;
    assert.deepEqual(notaFromXml(xml(NOTA)), {chave: NOTA, ambiente: 2});
    assert.equal(notaFromXml(xml(NOTA.slice(0, 43) + 'X')), undefined);
    assert.equal(notaFromXml('<html>'), undefined);
  });
});
