import {redimensionar} from '../sample';
import {estudar} from '../study/study';
import type {ImagemCinza, Ponto, Papel, Quadrilatero} from '../types';
import {paraMat} from '../warp';
import {acharCandidatos} from './candidates';
import {comOpenCv} from '../opencv/opencv';
import {alargar, areaDe, centroDe, contem, ladoDeFora, ordenar} from './quadrilateral';

/** The longer side, in pixels, of the picture in which letters are looked for. */
const LADO_DO_TEXTO = 2000;

/** The letters of a photo that stand in lines, lying or standing, as points in its pixels. */
async function acharTexto(imagem: ImagemCinza): Promise<{pontos: Ponto[]; letra: number}> {
  const vezes = Math.min(1, LADO_DO_TEXTO / Math.max(imagem.largura, imagem.altura));
  const reduzida = vezes < 1 ? await redimensionar(imagem, vezes) : imagem;
  const {deLado, linhas, letra} = await estudar(reduzida);
  const pontos = linhas.flat().map(({x0, y0, x1, y1}): Ponto => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return deLado ? [y / vezes, (reduzida.altura - x) / vezes] : [x / vezes, y / vezes];
  });
  return {pontos, letra: letra / vezes};
}

/** And of the one in which edges of papers are. */
const LADO = 640;
/** A bright shape with fewer letters is no receipt. */
const LETRAS_MINIMAS = 40;
/** Of the letters near a paper, this share may lie outside its edges: more, and the edges are not the paper's. */
const CORTADAS = 0.04;
/** Letters this near, in heights of a letter, belong to the same text. */
const PERTO = 5;
/** The margin of a paper that is known by its text alone, in heights of a letter. */
const MARGEM = 4;
/** Letters outside of one edge that are more than chance. */
const VISTAS_FORA = 8;
/** Text over more of the picture than this: the paper fills it. */
const QUASE_TUDO = 0.6;

async function candidatos(imagem: ImagemCinza): Promise<Quadrilatero[]> {
  const reducao = Math.max(1, Math.max(imagem.largura, imagem.altura) / LADO);
  return comOpenCv((cv, guardar) => {
    const cinza = guardar(new cv.Mat());
    const tamanho = new cv.Size(Math.round(imagem.largura / reducao), Math.round(imagem.altura / reducao));
    cv.resize(guardar(paraMat(cv, imagem)), cinza, tamanho, 0, 0, cv.INTER_AREA);
    return acharCandidatos(cv, guardar, cinza).map(
      cantos => cantos.map(([x, y]) => [x * reducao, y * reducao]) as unknown as Quadrilatero,
    );
  });
}

/** Around the text itself, where the paper's edges cannot be seen: a rectangle, for text alone shows no perspective. */
async function pelaEscrita(pontos: readonly Ponto[], letra: number): Promise<Quadrilatero> {
  return comOpenCv((cv, guardar) => {
    const inteiros = pontos.flat().map(Math.round);
    const retangulo = cv.minAreaRect(guardar(cv.matFromArray(pontos.length, 1, cv.CV_32SC2, inteiros)));
    return alargar(ordenar(cv.rotatedRectPoints(retangulo).map(({x, y}): Ponto => [x, y])), letra * MARGEM);
  });
}

interface Avaliado {
  cantos: Quadrilatero;
  dentro: number;
  area: number;
  /** It lies on print, such as a newspaper. */
  sobreEscrita: boolean;
}

/**
 * A shadow or a fold cuts a text at one edge or two; where letters go on outside of three, they are another text's, on
 * which the paper lies.
 */
function lidaEmVolta(cantos: Quadrilatero, fora: readonly Ponto[], dentro: number): boolean {
  const porLado = [0, 0, 0, 0];
  for (const ponto of fora) porLado[ladoDeFora(cantos, ponto)]!++;
  return porLado.filter(letras => letras >= Math.max(VISTAS_FORA, dentro * CORTADAS)).length >= 3;
}

function avaliar(cantos: Quadrilatero, pontos: readonly Ponto[], letra: number): Avaliado | undefined {
  const dentro = pontos.filter(ponto => contem(cantos, ponto)).length;
  if (dentro < LETRAS_MINIMAS) return undefined;
  const fora = pontos.filter(ponto => contem(cantos, ponto, letra * PERTO) && !contem(cantos, ponto));
  const sobreEscrita = lidaEmVolta(cantos, fora, dentro);
  if (fora.length > dentro * CORTADAS && !sobreEscrita) return undefined;
  return {cantos, dentro, area: areaDe(cantos), sobreEscrita};
}

/** A shape is worth the ones inside it when they hold this share of its text. */
const MESMO_TEXTO = 0.99;
/** Two halves of one folded sheet fill it; papers lying side by side leave the table between them. */
const CHEIO = 0.92;

const soma = (avaliados: readonly Avaliado[], medida: 'dentro' | 'area') =>
  avaliados.reduce((total, cada) => total + cada[medida], 0);

/** Of shapes that show the same paper, the tightest that loses no text; of one around several papers, the papers. */
function escolher(avaliados: readonly Avaliado[]): Avaliado[] {
  const porArea = [...avaliados].sort((a, b) => a.area - b.area);
  return porArea.reduce<Avaliado[]>((ficam, maior) => {
    const dele = ficam.filter(
      menor => contem(maior.cantos, centroDe(menor.cantos)) || contem(menor.cantos, centroDe(maior.cantos)),
    );
    const bastam = soma(dele, 'dentro') >= maior.dentro * MESMO_TEXTO;
    if (bastam && (dele.length === 1 || soma(dele, 'area') < maior.area * CHEIO)) return ficam;
    return [...ficam.filter(outro => !dele.includes(outro)), maior];
  }, []);
}

/**
 * The papers in a photo, biggest first: four-sided shapes, lighter than what they lie on, with text in them; where no
 * such edges hold all the text, the place of the text. None where there is no text to go by: then the whole picture is
 * to be read.
 */
export async function acharPapeis(imagem: ImagemCinza): Promise<Papel[]> {
  const {pontos, letra} = await acharTexto(imagem);
  if (pontos.length < LETRAS_MINIMAS) return [];
  const avaliados = (await candidatos(imagem)).flatMap(cantos => avaliar(cantos, pontos, letra) ?? []);
  const escolhidos = escolher(avaliados);
  const achados = escolhidos.map(({cantos}) => cantos);
  const total = imagem.largura * imagem.altura;
  const soltos = pontos.filter(ponto => !achados.some(cantos => contem(cantos, ponto)));
  if (soltos.length > pontos.length * 0.5 && !escolhidos.some(({sobreEscrita}) => sobreEscrita)) {
    const escrita = await pelaEscrita(soltos, letra);
    if (areaDe(escrita) < total * QUASE_TUDO) achados.push(escrita);
  }
  return achados
    .map(cantos => ({cantos, fracao: Math.min(1, areaDe(cantos) / total)}))
    .sort((a, b) => b.fracao - a.fracao);
}
