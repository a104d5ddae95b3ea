import {distancia, paraMat} from './deformar';
import {comOpenCv, type Guardar} from './opencv';
import type {Mat, OpenCv} from './opencv-tipos';
import type {ImagemCinza, Papel, Ponto, Quadrilatero} from './tipos';

const LADO = 640;
const AREA_MINIMA = 0.04;
/** How much of the fitted quadrilateral the found shape must fill. */
const PREENCHIMENTO = 0.8;
const LADO_MINIMO = 40;

const pontos = (mat: Mat): Ponto[] =>
  Array.from({length: mat.data32S.length / 2}, (_, i) => [mat.data32S[i * 2]!, mat.data32S[i * 2 + 1]!]);

function areaDe(cantos: readonly Ponto[]): number {
  const soma = cantos.reduce((total, [x, y], i) => {
    const [px, py] = cantos[(i + 1) % cantos.length]!;
    return total + x * py - px * y;
  }, 0);
  return Math.abs(soma) / 2;
}

/** Clockwise, beginning with the corner nearest to the picture's upper left. */
function ordenar(cantos: readonly Ponto[]): Quadrilatero {
  const cx = cantos.reduce((soma, [x]) => soma + x, 0) / 4;
  const cy = cantos.reduce((soma, [, y]) => soma + y, 0) / 4;
  const emVolta = [...cantos].sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
  const inicio = emVolta.reduce((melhor, [x, y], i) => {
    const [mx, my] = emVolta[melhor]!;
    return x + y < mx + my ? i : melhor;
  }, 0);
  return [0, 1, 2, 3].map(i => emVolta[(inicio + i) % 4]!) as unknown as Quadrilatero;
}

/** Bright shapes: paper is lighter than what it lies on; what is printed on it is closed first. */
function mascara(cv: OpenCv, guardar: Guardar, cinza: Mat): Mat {
  const claro = guardar(new cv.Mat());
  const nucleo = guardar(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(9, 9)));
  cv.morphologyEx(cinza, claro, cv.MORPH_CLOSE, nucleo);
  cv.GaussianBlur(claro, claro, new cv.Size(5, 5), 0);
  cv.threshold(claro, claro, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU);
  cv.morphologyEx(claro, claro, cv.MORPH_OPEN, nucleo);
  return claro;
}

function quadrilatero(cv: OpenCv, guardar: Guardar, contorno: Mat): Quadrilatero | undefined {
  const casco = guardar(new cv.Mat());
  cv.convexHull(contorno, casco);
  if (casco.rows < 4) return undefined;
  const cantos = guardar(new cv.Mat());
  cv.approxPolyN(casco, cantos, 4, -1, true);
  const achados = pontos(cantos);
  if (achados.length !== 4 || cv.contourArea(contorno) < areaDe(achados) * PREENCHIMENTO) return undefined;
  const ordenados = ordenar(achados);
  const lados = ordenados.map((canto, i) => distancia(canto, ordenados[(i + 1) % 4]!));
  return Math.min(...lados) < LADO_MINIMO ? undefined : ordenados;
}

/**
 * The papers in a photo, biggest first: bright four-sided shapes. None where the paper fills the picture or cannot be
 * told from what it lies on: then the whole picture is to be read.
 */
export async function acharPapeis(imagem: ImagemCinza): Promise<Papel[]> {
  const reducao = Math.max(1, Math.max(imagem.largura, imagem.altura) / LADO);
  return comOpenCv((cv, guardar) => {
    const cinza = guardar(new cv.Mat());
    const tamanho = new cv.Size(Math.round(imagem.largura / reducao), Math.round(imagem.altura / reducao));
    cv.resize(guardar(paraMat(cv, imagem)), cinza, tamanho, 0, 0, cv.INTER_AREA);
    const contornos = guardar(new cv.MatVector());
    const claro = mascara(cv, guardar, cinza);
    cv.findContours(claro, contornos, guardar(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    const total = tamanho.width * tamanho.height;
    const papeis: Papel[] = [];
    for (let i = 0; i < contornos.size(); i++) {
      const contorno = guardar(contornos.get(i));
      if (cv.contourArea(contorno) < total * AREA_MINIMA) continue;
      const cantos = quadrilatero(cv, guardar, contorno);
      if (!cantos) continue;
      const emPixels = cantos.map(([x, y]) => [x * reducao, y * reducao]) as unknown as Quadrilatero;
      papeis.push({cantos: emPixels, fracao: areaDe(cantos) / total});
    }
    return papeis.sort((a, b) => b.fracao - a.fracao);
  });
}
