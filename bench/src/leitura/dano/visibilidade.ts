import {measureText, type Homography, type Mark, type Point, type Quad, type Sheet} from '@clube/seeds/desenho';
import type {Reflexo} from './camera';
import {levar, paraFoto} from './posicao';

/** What of a sheet can be seen in a picture. */
export interface Vista {
  /** The texts that are wholly there. */
  textos: string[];
  /** Whether a code is wholly there; the halves of a key count together. */
  codigo: boolean;
}

type Caixa = readonly [x: number, y: number, largura: number, altura: number];

function caixaDe(mark: Mark): Caixa {
  if (mark.kind === 'text')
    return [mark.x, mark.y - mark.size * 0.7, measureText(mark.text, mark.font, mark.size), mark.size];
  if (mark.kind !== 'blocks') return [0, 0, 0, 0];
  const [x0, y0] = [Math.min(...mark.blocks.map(([x]) => x)), Math.min(...mark.blocks.map(([, y]) => y))];
  const x1 = Math.max(...mark.blocks.map(([x, , w]) => x + w));
  const y1 = Math.max(...mark.blocks.map(([, y, , h]) => y + h));
  return [x0, y0, x1 - x0, y1 - y0];
}

const quadrado = ([, , largura, altura]: Caixa) => largura < altura * 1.1;

/** Everything that is on the sheets. */
export const vistaInteira = (folhas: readonly Sheet[]): Vista => ({
  textos: folhas.flatMap(({marks}) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))),
  codigo: folhas.some(({marks}) => marks.some(({kind}) => kind === 'blocks')),
});

/** What of a sheet lies inside a picture of `largura` × `altura` and outside its burnt spot. */
export function vistaDaFoto(folha: Sheet, cantos: Quad, largura: number, altura: number, reflexo?: Reflexo): Vista {
  const m: Homography = paraFoto(cantos, folha.width, folha.height);
  const dentro = ([x, y]: Point) => x >= 2 && y >= 2 && x <= largura - 2 && y <= altura - 2;
  const queimado = (x: number, y: number) =>
    reflexo !== undefined &&
    Math.hypot(x / folha.width - reflexo.x, y / folha.width - (reflexo.y * folha.height) / folha.width) <
      reflexo.raio * 1.3;
  const visivel = (mark: Mark) => {
    const [x, y, w, h] = caixaDe(mark);
    const pontos = [0, 0.25, 0.5, 0.75, 1].flatMap(f => [
      [x + f * w, y],
      [x + f * w, y + h / 2],
      [x + f * w, y + h],
    ]) as Point[];
    return pontos.every(([px, py]) => dentro(levar(m, px, py)) && !queimado(px, py));
  };
  const codigos = folha.marks.filter(({kind}) => kind === 'blocks');
  const vistos = codigos.filter(visivel);
  const barras = (marks: Mark[]) => marks.filter(mark => !quadrado(caixaDe(mark))).length;
  return {
    textos: folha.marks.flatMap(mark => (mark.kind === 'text' && visivel(mark) ? [mark.text] : [])),
    codigo: vistos.some(mark => quadrado(caixaDe(mark))) || (barras(vistos) > 0 && barras(vistos) === barras(codigos)),
  };
}

/** The middle of the first code of a sheet as fractions of it, and its radius as a fraction of the width. */
export function centroDoCodigo(folha: Sheet): Reflexo | undefined {
  const codigos = folha.marks.filter(({kind}) => kind === 'blocks').map(caixaDe);
  const alvo = codigos.find(quadrado) ?? codigos[0];
  if (!alvo) return undefined;
  const [x, y, w, h] = alvo;
  return {x: (x + w / 2) / folha.width, y: (y + h / 2) / folha.height, raio: Math.min(0.3, (w * 0.4) / folha.width)};
}
