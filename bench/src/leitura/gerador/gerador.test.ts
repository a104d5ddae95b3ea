import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {chaveValida, lerChave} from '@clube/domain';
import {createAleatorio, renderSvg} from '@clube/seeds/desenho';
import sharp from 'sharp';
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader';
import {vistaInteira} from '../dano/visibilidade';
import {CAMPOS_PROVA, camposVisiveis, FORMAS, verdadeDe} from '../verdade';
import {criarRecibo} from './criar-recibo';
import {criarCaneta} from './desenho';
import {gerar} from './gerar';
import {LAYOUTS, NOMES_LAYOUT, type NomeLayout} from './layouts';
import {planejar, type Plano} from './plano';
import {qrNfce, qrSat} from './qrcodes';
import {bruto, somas, type Recibo} from './recibo';

function desenhar(nome: NomeLayout, seed: string) {
  const {desenhar: layout, pedido} = LAYOUTS[nome];
  const random = createAleatorio(seed);
  const recibo = criarRecibo({...pedido, itens: [...pedido.itens]}, random);
  return {recibo, desenho: layout(recibo, criarCaneta(recibo, random))};
}

function planoDe(forma: string): Plano {
  const plano = planejar(1, ['nfce-58'], [forma])[0];
  assert.ok(plano);
  return plano;
}

async function lerCodigos(svg: string): Promise<string[]> {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  await prepareZXingModule({overrides: {wasmBinary}, fireImmediately: true});
  const png = await sharp(Buffer.from(svg)).flatten({background: '#fff'}).png().toBuffer();
  const codigos = await readBarcodes(new Uint8Array(png), {tryHarder: true, formats: ['QRCode', 'Code128']});
  return codigos.map(({text}) => text);
}

describe('the documents that reading is measured with', function () {
  // Dozens of photos and hundreds of sheets are drawn.
  this.timeout(300_000);

  it('come in many layouts and in every form, each with an id of its own', () => {
    const planos = planejar(240);
    assert.equal(new Set(planos.map(({id}) => id)).size, 240);
    assert.deepEqual(new Set(planos.map(({layout}) => layout)), new Set(NOMES_LAYOUT));
    assert.deepEqual(new Set(planos.map(({forma}) => forma)), new Set(FORMAS));
    assert.deepEqual(
      planejar(20).map(({id}) => id),
      planos.slice(0, 20).map(({id}) => id),
    );
  });

  it('can be narrowed to layouts and forms', () => {
    for (const {layout, forma} of planejar(5, ['sat'], ['foto-2']))
      assert.deepEqual([layout, forma], ['sat', 'foto-2']);
  });

  it('are the same from the same seed and others from another', async () => {
    for (const forma of ['pdf', 'pdf-imagem', 'foto-2', 'foto-4', 'foto-duas', 'foto-partes', 'xml']) {
      const plano = planoDe(forma);
      const [um, mesmo] = [await gerar(plano, 'a'), await gerar(plano, 'a')];
      assert.deepEqual(um.prova, mesmo.prova, forma);
      assert.ok(
        um.conteudos.every((conteudo, i) => mesmo.conteudos[i]?.equals(conteudo)),
        forma,
      );
    }
    const outra = await gerar(planoDe('pdf'), 'b');
    assert.notEqual(outra.prova.verdade.chave, (await gerar(planoDe('pdf'), 'a')).prova.verdade.chave);
  });

  for (const nome of NOMES_LAYOUT)
    it(`print everything that is asked for: ${nome}`, () => {
      for (let i = 0; i < 12; i++) {
        const {recibo, desenho} = desenhar(nome, `${nome} ${i}`);
        const verdade = verdadeDe(recibo, desenho.itens);
        const vista = {...vistaInteira(desenho.folhas), codigo: false};
        assert.deepEqual(camposVisiveis(vista, verdade, recibo.emissao), [...CAMPOS_PROVA], recibo.chave);
      }
    });

  it('hold together: key, lines and totals', () => {
    for (const nome of NOMES_LAYOUT) {
      const {recibo} = desenhar(nome, `somas ${nome}`);
      assert.ok(chaveValida(recibo.chave));
      assert.equal(lerChave(recibo.chave)?.cnpj, recibo.emitente.cnpj);
      const {produtos, descontos, total} = somas(recibo);
      assert.equal(total, recibo.itens.reduce((soma, item) => soma + bruto(item), 0) - descontos + recibo.frete);
      assert.ok(total > 0 && produtos >= descontos);
    }
  });

  it('carry codes that say the key', async () => {
    const esperados: [NomeLayout, (recibo: Recibo) => string[]][] = [
      ['nfce-58', recibo => [qrNfce(recibo, 2), qrNfce(recibo, 3)]],
      ['nfce-a4', recibo => [qrNfce(recibo, 2), qrNfce(recibo, 3)]],
      ['sat', recibo => [qrSat(recibo), recibo.chave.slice(0, 22), recibo.chave.slice(22)]],
      ['danfe-paisagem', recibo => [recibo.chave]],
      ['danfe-colunas', recibo => [recibo.chave]],
    ];
    for (const [nome, textos] of esperados) {
      const {recibo, desenho} = desenhar(nome, 'códigos');
      const lidos = await lerCodigos(renderSvg(desenho.folhas[0] ?? assert.fail(), 4));
      assert.ok(lidos.length > 0, nome);
      for (const lido of lidos) assert.ok(textos(recibo).includes(lido), `${nome}: ${lido}`);
    }
  });
});
