import assert from 'node:assert/strict';
import sharp from 'sharp';
import {escala, lugarNaVista} from '../../document/geometry';
import type {Pagina} from '../../document/types';
import {acharPapeis, endireitar, girar, type Giro, type ImagemCinza} from '../../image';
import {fecharOcr, MOTORES, prepararFolha, reconhecer, type Motor} from '../../ocr';
import {CUPOM, desenharFoto, type Desenho} from '../image/drawn-photo';

const ONDE = {arquivo: 0, numero: 1};

async function abrir({png, largura, altura}: Desenho): Promise<ImagemCinza> {
  const dados = await sharp(png).greyscale().toColourspace('b-w').raw().toBuffer();
  return {largura, altura, dados, paraVista: escala(largura, altura)};
}

async function ler(imagem: ImagemCinza, motor: Motor): Promise<Pagina> {
  return (await reconhecer(await prepararFolha(imagem, ONDE), motor)) ?? assert.fail(`${motor} does not run here`);
}

/** The nets were not taught accents. */
const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '');

function assertPalavras({palavras}: Pagina, motor: Motor): void {
  const igualar = motor === 'redes' ? semAcentos : String;
  const lidas = new Set(palavras.map(({texto}) => igualar(texto)));
  const esperadas = CUPOM.flat().flatMap(texto => igualar(texto).split(' '));
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

  for (const motor of MOTORES) {
    it(`reads a tilted paper and says where on the photo each word lies: ${motor}`, async () => {
      const foto = desenharFoto(1000, 1000, [{x: 260, y: 120, angulo: 8}]);
      const imagem = await abrir(foto);
      const [papel] = await acharPapeis(imagem);
      const pagina = await ler(await endireitar(imagem, papel), motor);
      assertPalavras(pagina, motor);
      assert.ok(pagina.palavras.every(({confianca}) => confianca > 0 && confianca <= 1));
      assertPerto(lugarDoTotal(pagina), foto.totais[0]!);
    });

    for (const giro of [90, 180, 270] as const satisfies Giro[]) {
      it(`reads a page turned by ${giro} degrees: ${motor}`, async () => {
        const foto = desenharFoto(600, 640, [{x: 20, y: 20}]);
        const pagina = await ler(girar(await abrir(foto), giro), motor);
        assert.deepEqual([pagina.largura, pagina.altura], [600, 640]);
        assertPalavras(pagina, motor);
        assertPerto(lugarDoTotal(pagina), foto.totais[0]!);
      });
    }

    it(`reads no words where there are none: ${motor}`, async () => {
      const dados = new Uint8Array(300 * 400).fill(250);
      const pagina = await ler({largura: 300, altura: 400, dados, paraVista: escala(300, 400)}, motor);
      assert.deepEqual(pagina.palavras, []);
    });
  }
});
