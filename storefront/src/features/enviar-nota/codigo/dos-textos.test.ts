import assert from 'node:assert/strict';
import {montarChave} from '@clube/domain';
import {notaDoXml, notaDosCodigos} from './dos-textos.ts';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = montarChave({...PARTES, modelo: '65', tipoEmissao: 1});
const NOTA = montarChave({...PARTES, modelo: '55', tipoEmissao: 1});
const ESTRANHA = montarChave({...PARTES, cnpj: '11222333000199', modelo: '55', tipoEmissao: 1});
const qr = (texto: string) => ({qr: true, texto});
const barras = (texto: string) => ({qr: false, texto});

describe('the receipt that codes speak of', () => {
  it('is that of the QR code or of the bars, also when both say it', () => {
    assert.deepEqual(notaDosCodigos([qr(`https://x.br/?p=${CUPOM}|3|2`)]), {chave: CUPOM, versao: 3, ambiente: 2});
    assert.equal(notaDosCodigos([barras(NOTA), qr('https://pix.example')])?.chave, NOTA);
    assert.equal(notaDosCodigos([barras(CUPOM), qr(CUPOM)])?.chave, CUPOM);
  });

  it('is none with two receipts, a wrong check digit, or bars of an impossible issuer', () => {
    for (const textos of [
      [],
      [qr(CUPOM), barras(NOTA)],
      [barras(NOTA.slice(1) + '0')],
      [barras(ESTRANHA)],
      [qr('olá')],
    ])
      assert.equal(notaDosCodigos(textos), undefined);
  });

  it('is the one an XML file stands under', () => {
    const xml = (chave: string) => `<nfeProc><NFe><infNFe versao="4.00" Id="NFe${chave}"><ide><tpAmb>2</tpAmb>`;
    assert.deepEqual(notaDoXml(xml(NOTA)), {chave: NOTA, ambiente: 2});
    assert.equal(notaDoXml(xml(NOTA.slice(0, 43) + 'X')), undefined);
    assert.equal(notaDoXml('<html>'), undefined);
  });
});
