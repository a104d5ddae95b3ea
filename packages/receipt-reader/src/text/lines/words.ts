import {fatia} from '../../document/geometry';
import type {Pagina, Palavra} from '../../document/types';
import {dobrar} from './fold';
import type {Termo} from '../types';

// Where a label and its value were set without a blank: `Série:001`, `R$69,90`, `Nº000.001`.
const COLADOS = [
  /^(R\$)(?=[\d-])/,
  /^(N[º°ª]\.?:?)(?=\d)/i,
  /^([^\d:]*[A-Za-zÀ-ÿ).]:)(?=[^/\s:])/,
  // A row too narrow for both: `item-119,98`.
  /^([A-Za-zÀ-ÿ]{3,})(?=-?(\d{1,3}(\.\d{3})+|\d+),\d{2}$|\d{2}\/\d{2}\/\d{4}$)/,
];

/** Cuts a text where one of the patterns says; the pieces in their order. */
function cortar(texto: string): string[] {
  for (const padrao of COLADOS) {
    const achado = padrao.exec(texto)?.[1];
    if (achado && achado.length < texto.length) return [achado, ...cortar(texto.slice(achado.length))];
  }
  return [texto];
}

// Bars that part columns; a picture's may be a letter that was misread.
const BARRADO = /[^\s|¦│┃]+/g;

/** The pieces of a text with the place of each, from 0 to its length. */
function pedacos(texto: string, fonte: Pagina['fonte']): {texto: string; inicio: number}[] {
  return [...texto.matchAll(fonte === 'texto' ? BARRADO : /\S+/g)].flatMap(({0: achado, index}) => {
    let inicio = index;
    return cortar(achado).map(pedaco => {
      const aqui = {texto: pedaco, inicio};
      inicio += pedaco.length;
      return aqui;
    });
  });
}

/** A rule typed with marks, as printers of text alone draw one. */
const TRACO = /^[-–—_=*.~#+]{4,}$/;

/** Text set along the page's side, such as the stub of a landscape DANFE, would only mix with the lines it crosses. */
function deitada({texto, caixa}: Palavra): boolean {
  return texto.trim().length > 2 && caixa.y1 - caixa.y0 > 2.5 * (caixa.x1 - caixa.x0);
}

/** The words of a page as terms, one piece of text each. */
export function termosDe(pagina: Pagina): Termo[] {
  return pagina.palavras
    .filter(palavra => !deitada(palavra) && !TRACO.test(palavra.texto))
    .flatMap(({texto, confianca, caixa}) =>
      pedacos(texto, pagina.fonte).map(pedaco => {
        const origem = fatia(caixa, pedaco.inicio, pedaco.inicio + pedaco.texto.length, texto.length);
        return {texto: pedaco.texto, dobrado: dobrar(pedaco.texto), confianca, caixa: origem, origem, pagina};
      }),
    );
}
