import type {Caixa} from '../../document/types';
import {encadear, lerAfim, type Afim} from './affine';
import {EstadoGrafico, type FonteDesenhada} from './graphics-state';
import {lerFontes} from './fonts';
import {transparente} from './images';
import type {PDFPageProxy, Pdfjs} from '../pdfjs';
import {intersectar, invisivel, levar, opaca, tracar} from './ink';

/** A letter as it stands on the page, which is turned as people see it; in points from the upper left. */
export interface Glifo {
  texto: string;
  /** Where it begins on its baseline. */
  x: number;
  y: number;
  /** How far the next one is, along the direction of writing. */
  avanco: number;
  /** Direction of writing in radians, clockwise from left to right. */
  angulo: number;
  /** Height of the type. */
  corpo: number;
  /** The type's height as drawn in the direction of writing: less than `corpo` for condensed type. */
  corpoLargo: number;
  /** Additional space that the document puts after every letter. */
  espacejamento: number;
  visivel: boolean;
  fonte: string;
  branco: boolean;
}

interface GlifoPdfjs {
  unicode: string;
  width: number;
  isSpace: boolean;
}

const QUADRADO: Caixa = {x0: 0, y0: 0, x1: 1, y1: 1};
const TAPADOS_NO_MAXIMO = 500;
/** Rules of tables are thinner than type. */
const ALTURA_DE_LETRA = 4;
/** Smaller type than this, in points, nobody can read. */
const CORPO_MINIMO = 1.5;
const INVISIVEL = 3;
const SO_RECORTE = 7;
const COBRE_A_PAGINA = 0.8;

/** Follows the drawing orders of a page and notes every letter with its true place. */
export async function desenhar(pdfjs: Pdfjs, pagina: PDFPageProxy, maximo: number): Promise<Glifo[]> {
  const {fnArray, argsArray} = await pagina.getOperatorList();
  const {OPS} = pdfjs;
  const vista = pagina.getViewport({scale: 1});
  const estado = new EstadoGrafico(lerAfim(vista.transform));
  const fontes = await lerFontes(pagina, fnArray, argsArray as unknown[][], OPS);
  const glifos: Glifo[] = [];

  const folha = {x0: 0, y0: 0, x1: vista.width, y1: vista.height};
  let tapados = 0;
  const tapar = (caixa: Caixa) => {
    if (tapados++ < TAPADOS_NO_MAXIMO) for (const glifo of glifos) if (dentro(glifo, caixa)) glifo.visivel = false;
  };
  // What a picture of the whole page is painted over can be found by a search, but not seen.
  const imagem = (qual: unknown) => {
    const caixa = intersectar(folha, intersectar(estado.tinta.recorte, levar(estado.ctm, QUADRADO)));
    const area = Math.max(0, caixa.x1 - caixa.x0) * Math.max(0, caixa.y1 - caixa.y0);
    const cobre = area > vista.width * vista.height * COBRE_A_PAGINA && opaca(estado.tinta);
    if (cobre && !transparente(pdfjs, pagina, qual)) tapar(folha);
  };
  const tracado = (args: readonly unknown[]) => {
    const {tapados: caixas, tinta} = tracar(OPS, args, estado.ctm, estado.tinta);
    estado.tinta = tinta;
    caixas.filter(maiorQueUmaLetra).forEach(tapar);
  };

  for (let i = 0; i < fnArray.length && glifos.length < maximo; i++) {
    const args = (argsArray[i] ?? []) as unknown[];
    switch (fnArray[i]) {
      case OPS.showText:
        escrever(estado, args[0], glifos, maximo);
        break;
      case OPS.setFont:
        estado.definirFonte(fontes.get(String(args[0])), Number(args[1]));
        break;
      case OPS.setGState:
        for (const [nome, valor] of (args[0] ?? []) as [string, unknown][])
          if (nome === 'Font' && Array.isArray(valor))
            estado.definirFonte(fontes.get(String(valor[0])), Number(valor[1]));
        estado.aplicar(OPS, OPS.setGState, args);
        break;
      case OPS.constructPath:
        tracado(args);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        imagem(args[0]);
        break;
      default:
        estado.aplicar(OPS, fnArray[i] ?? 0, args);
    }
  }
  return glifos;
}

const maiorQueUmaLetra = ({x0, y0, x1, y1}: Caixa) => x1 - x0 >= ALTURA_DE_LETRA && y1 - y0 >= ALTURA_DE_LETRA;

/** The middle of the letter, roughly: half its width on and a third of its height up. */
function dentro({x, y, avanco, corpo, angulo}: Glifo, {x0, y0, x1, y1}: Caixa): boolean {
  const [cos, sen] = [Math.cos(angulo), Math.sin(angulo)];
  const [mx, my] = [x + (avanco / 2) * cos + (corpo / 3) * sen, y + (avanco / 2) * sen - (corpo / 3) * cos];
  return mx > x0 && mx < x1 && my > y0 && my < y1;
}

function escrever(estado: EstadoGrafico, sequencia: unknown, glifos: Glifo[], maximo: number): void {
  const {fonte} = estado.texto;
  if (!fonte || !Array.isArray(sequencia) || estado.texto.corpo === 0) return;
  for (const cada of sequencia as (number | GlifoPdfjs)[]) {
    if (glifos.length >= maximo) return;
    if (typeof cada === 'number') {
      estado.avancar((-cada * Math.abs(estado.texto.corpo)) / 1000);
      continue;
    }
    const glifo = posicionar(estado, fonte, cada);
    if (glifo && !fonte.vertical) glifos.push(glifo);
  }
}

function posicionar(estado: EstadoGrafico, fonte: FonteDesenhada, {unicode, width, isSpace}: GlifoPdfjs): Glifo | null {
  const {texto} = estado;
  const corpo = Math.abs(texto.corpo);
  const sentido = texto.corpo < 0 ? -1 : 1;
  const m: Afim = encadear(encadear(estado.ctm, texto.matriz), [1, 0, 0, 1, texto.x, texto.y + texto.elevacao]);
  const largura = width * fonte.escala * corpo;
  const extra = texto.entreLetras + (isSpace ? texto.entrePalavras : 0);
  estado.avancar(largura + extra * sentido);

  const [a, b, c, d, x, y] = m;
  const h = texto.escalaHorizontal * sentido;
  const unidade = Math.hypot(a, b);
  const alto = Math.hypot(c, d) * corpo * fonte.altura;
  if (![x, y, unidade, alto, largura].every(Number.isFinite) || unidade === 0 || alto === 0) return null;
  return {
    texto: unicode,
    x,
    y,
    avanco: Math.abs(largura * h * unidade),
    angulo: Math.atan2(b * Math.sign(h || 1), a * Math.sign(h || 1)),
    corpo: alto,
    corpoLargo: Math.abs(unidade * h * corpo * fonte.altura),
    espacejamento: texto.entreLetras * Math.abs(h) * unidade,
    visivel: texto.modo !== INVISIVEL && texto.modo !== SO_RECORTE && alto > CORPO_MINIMO && !invisivel(estado.tinta),
    fonte: fonte.nome,
    branco: isSpace,
  };
}
