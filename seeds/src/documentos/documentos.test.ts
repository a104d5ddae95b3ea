import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {chaveValida, lerChave} from '@clube/domain';
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import {createAleatorio} from '../aleatorio';
import {createCatalogo, type Loja} from '../catalogo';
import {createCompra} from '../compras';
import {layoutCupom, layoutDanfe, qrCodeNfce, renderDocumento, totais, type NotaFiscal} from '.';
import {renderPhoto} from './render-photo';
import {renderSvg} from './render-svg';

const catalogo = createCatalogo({seed: 'teste', hoje: '2026-11-21'});
const emissao = new Date('2026-10-05T13:45:12Z');

function givenNota(
  modelo: NotaFiscal['modelo'],
  seed: string,
  loja: Loja | undefined = catalogo.revendas[0],
): NotaFiscal {
  const pintor = catalogo.pintores[7];
  assert.ok(loja && pintor);
  return createCompra({modelo, numero: 48213, emissao, loja, pintor}, catalogo, createAleatorio(seed));
}

async function readCode(image: Buffer): Promise<string | undefined> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({overrides: {wasmBinary}, fireImmediately: true});
  const [code] = await readBarcodes(new Uint8Array(image), {tryHarder: true, formats: ['QRCode', 'Code128']});
  return code?.text;
}

describe('documentos', () => {
  it('gives every receipt a key that says where, when and by whom it was issued', () => {
    for (const loja of [...catalogo.revendas, ...catalogo.lojasAvulsas]) {
      const nota = givenNota('65', loja.cnpj, loja);
      assert.ok(chaveValida(nota.chave));
      const lida = lerChave(nota.chave);
      const {uf, ano, mes, cnpj, numero, tipoFiscal} = lida ?? assert.fail(nota.chave);
      assert.deepEqual([uf, ano, mes, cnpj, numero, tipoFiscal], [loja.endereco.uf, 2026, 10, loja.cnpj, 48213, 'C']);
    }
  });

  it('names the recipient on every NF-e', () => {
    assert.equal(givenNota('55', 'a').destinatario?.cpf, catalogo.pintores[7]?.cpf);
    assert.equal(givenNota('55', 'a').tipoFiscal, 'N');
  });

  it('never hands over less than the total', () => {
    for (let i = 0; i < 60; i++) {
      const nota = givenNota('65', `troco${i}`);
      const {total} = totais(nota.itens);
      assert.ok(total > 0 && nota.valorPago >= total);
    }
  });

  it('writes the QR address in both versions, with the key first', () => {
    const nota = {...givenNota('65', 'qr'), contingencia: false};
    assert.match(qrCodeNfce(nota, 2), new RegExp(`\\?p=${nota.chave}\\|2\\|1\\|1\\|[0-9A-F]{40}$`));
    assert.ok(qrCodeNfce(nota, 3).endsWith(`?p=${nota.chave}|3|1`));
    assert.match(qrCodeNfce({...nota, contingencia: true}, 2), /\|2\|1\|05\|\d+\.\d\d\|[0-9a-f]+\|1\|[0-9A-F]{40}$/);
  });

  it('renders PDFs and JPEGs by their content, the same from the same seed', async () => {
    for (const modelo of ['65', '55'] as const) {
      const nota = givenNota(modelo, 'formato');
      const pdf = await renderDocumento(nota, 'pdf', createAleatorio(1));
      assert.equal(pdf.conteudo.subarray(0, 5).toString('latin1'), '%PDF-');
      const foto = await renderDocumento(nota, 'foto', createAleatorio(1));
      assert.deepEqual([...foto.conteudo.subarray(0, 3)], [0xff, 0xd8, 0xff]);
      assert.deepEqual((await renderDocumento(nota, 'foto', createAleatorio(1))).conteudo, foto.conteudo);
    }
  });

  it('prints a QR code and a barcode that can be read', async () => {
    const cupom = givenNota('65', 'leitura');
    const foto = await renderPhoto(layoutCupom(cupom, 'grafico', 2), createAleatorio('leitura'));
    assert.equal(await readCode(foto), qrCodeNfce(cupom, 2));
    const nota = givenNota('55', 'leitura');
    const {default: sharp} = await import('sharp');
    const folha = await sharp(Buffer.from(renderSvg(layoutDanfe(nota), 3)))
      .flatten({background: '#fff'})
      .png()
      .toBuffer();
    assert.equal(await readCode(folha), nota.chave);
  });
});
