import {encadear, lerAfim, type Afim} from './afim';
import {EstadoGrafico, type FonteDesenhada} from './estado-grafico';
import {lerFontes} from './fontes';
import type {PDFPageProxy, Pdfjs} from './pdfjs';

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

  const imagem = () => {
    const [a, b, c, d] = estado.ctm;
    // What a picture of the whole page is painted over can be found by a search, but not seen.
    if (Math.abs(a * d - b * c) < vista.width * vista.height * COBRE_A_PAGINA) return;
    for (const glifo of glifos) glifo.visivel = false;
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
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        imagem();
        break;
      default:
        estado.aplicar(OPS, fnArray[i] ?? 0, args);
    }
  }
  return glifos;
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
    visivel: texto.modo !== INVISIVEL && texto.modo !== SO_RECORTE,
    fonte: fonte.nome,
    branco: isSpace,
  };
}
