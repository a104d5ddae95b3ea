import assert from 'node:assert/strict';
import sharp from 'sharp';
import {escala, lugarNaVista} from '../../modules/leitura/documento/geometria';
import type {Pagina} from '../../modules/leitura/documento/tipos';
import {acharPapeis, endireitar, girar, type Giro, type ImagemCinza} from '../../modules/leitura/imagem';
import {fecharOcr, reconhecer, releitura} from '../../modules/leitura/ocr';
import {CUPOM, desenharFoto, type Desenho} from './foto-desenhada';

const ONDE = {arquivo: 0, numero: 1};

async function abrir({png, largura, altura}: Desenho): Promise<ImagemCinza> {
  const dados = await sharp(png).greyscale().toColourspace('b-w').raw().toBuffer();
  return {largura, altura, dados, paraVista: escala(largura, altura)};
}

function assertPalavras({palavras}: Pagina): void {
  const lidas = new Set(palavras.map(({texto}) => texto));
  const esperadas = CUPOM.flat().flatMap(texto => texto.split(' '));
  const faltam = esperadas.filter(palavra => palavra !== '' && !lidas.has(palavra));
  assert.ok(faltam.length <= 2, `not read: ${faltam.join(' ')}`);
}

/** The place of the amount that stands in the line of the total. */
function lugarDoTotal(pagina: Pagina): [number, number] {
  const {palavras} = pagina;
  const rotulo = palavras.find(({texto}) => texto === 'TOTAL') ?? assert.fail('no total');
  const valor = palavras
    .filter(({texto}) => texto === '560,00')
    .sort((a, b) => Math.abs(a.caixa.y0 - rotulo.caixa.y0) - Math.abs(b.caixa.y0 - rotulo.caixa.y0))[0];
  const {cantos} = lugarNaVista(pagina, (valor ?? assert.fail('no amount')).caixa);
  const media = (eixo: 0 | 1) => cantos.reduce((soma, canto) => soma + canto[eixo], 0) / 4;
  return [media(0), media(1)];
}

function assertPerto([x, y]: [number, number], [ex, ey]: [number, number]): void {
  assert.ok(Math.hypot(x - ex, y - ey) < 0.012, `${x}, ${y} instead of ${ex}, ${ey}`);
}

describe('leitura: ocr', () => {
  after(fecharOcr);

  it('reads a tilted paper and says where on the photo each word lies', async () => {
    const foto = desenharFoto(1000, 1000, [{x: 260, y: 120, angulo: 8}]);
    const imagem = await abrir(foto);
    const [papel] = await acharPapeis(imagem);
    const pagina = await reconhecer(await endireitar(imagem, papel), ONDE);
    assertPalavras(pagina);
    assert.ok(pagina.palavras.every(({confianca}) => confianca > 0 && confianca <= 1));
    assertPerto(lugarDoTotal(pagina), foto.totais[0]!);
  }).timeout(30_000);

  for (const giro of [90, 180, 270] as const satisfies Giro[]) {
    it(`reads a page turned by ${giro} degrees`, async () => {
      const foto = desenharFoto(600, 640, [{x: 20, y: 20}]);
      const pagina = await reconhecer(girar(await abrir(foto), giro), ONDE);
      assert.deepEqual([pagina.largura, pagina.altura], [600, 640]);
      assertPalavras(pagina);
      assertPerto(lugarDoTotal(pagina), foto.totais[0]!);
    }).timeout(30_000);
  }

  it('reads no words where there are none', async () => {
    const dados = new Uint8Array(300 * 400).fill(250);
    const pagina = await reconhecer({largura: 300, altura: 400, dados, paraVista: escala(300, 400)}, ONDE);
    assert.deepEqual(pagina.palavras, []);
  });

  it('reads a part again, digits only', async () => {
    const imagem = await abrir(desenharFoto(600, 640, [{x: 20, y: 20}]));
    const palavras = await releitura(imagem, {x0: 45, y0: 500, x1: 580, y1: 530}, 'digitos');
    assert.equal(palavras.map(({texto}) => texto).join(' '), '3526 1011 2223 3300 0181 6500 1000');
    const [{x0, y0, x1, y1}] = palavras.map(({caixa}) => caixa) as [{x0: number; y0: number; x1: number; y1: number}];
    assert.ok(x0 > 40 && x1 < 120 && y0 > 495 && y1 < 535);
  }).timeout(20_000);
});
