import {readFile, stat} from 'node:fs/promises';
import {escala} from '../documento/geometria';
import type {Pagina} from '../documento/tipos';
import type {ImagemCinza} from '../imagem';
import {separarDirecoes} from './direcoes';
import {desenhar} from './glifos';
import {legiveis} from './letras';
import {LIMITES_PDF, PdfRecusado, type LimitesPdf} from './limites';
import {formarPalavras} from './palavras';
import {carregarPdfjs, RECURSOS, type PDFDocumentProxy, type PDFPageProxy, type Pdfjs} from './pdfjs';
import {rasterizar} from './rasterizar';
import {temLetras} from './tem-letras';

/** A PDF being read. Pages count from 1; asking for one beyond `paginas` is an error of the caller. */
export interface PdfAberto {
  /** How many pages may be read. */
  readonly paginas: number;
  /** How many the document has. */
  readonly paginasTotal: number;
  /** Whether a page has text of its own; much cheaper than reading it. */
  temTexto(n: number): Promise<boolean>;
  /** The page's own text in its main direction, upright; without words when it has none or none that makes sense. */
  texto(n: number): Promise<Pagina>;
  /** As `texto`, and each further direction (stub printed sideways, slanting watermark) as a page of its own after it. */
  textos(n: number): Promise<Pagina[]>;
  /** The page as people see it, in at most `dpi` points an inch. */
  imagem(n: number, dpi: number): Promise<ImagemCinza>;
  /** Frees what the document holds. */
  fechar(): Promise<void>;
}

/**
 * Opens a PDF. Nothing it names outside itself is fetched and no script of it runs.
 * Throws PdfRecusado when it is too large, asks for a password, has no page or is no PDF.
 */
export async function abrirPdf(caminho: string, limites: Partial<LimitesPdf> = {}, arquivo = 0): Promise<PdfAberto> {
  const limite = {...LIMITES_PDF, ...limites};
  if ((await stat(caminho)).size > limite.bytes) throw new PdfRecusado('grande_demais');
  const pdfjs = await carregarPdfjs();
  const documento = await abrirDocumento(pdfjs, await readFile(caminho), limite);
  if (documento.numPages < 1) throw new PdfRecusado('sem_paginas');
  return new Pdf(pdfjs, documento, limite, arquivo);
}

async function abrirDocumento(pdfjs: Pdfjs, conteudo: Buffer, limite: LimitesPdf): Promise<PDFDocumentProxy> {
  const tarefa = pdfjs.getDocument({...RECURSOS, data: new Uint8Array(conteudo), maxImageSize: limite.pixelsEmbutidos});
  try {
    return await tarefa.promise;
  } catch (erro) {
    await tarefa.destroy();
    throw new PdfRecusado(erro instanceof pdfjs.PasswordException ? 'senha' : 'ilegivel', {cause: erro});
  }
}

class Pdf implements PdfAberto {
  readonly paginasTotal: number;
  readonly paginas: number;

  constructor(
    private readonly pdfjs: Pdfjs,
    private readonly documento: PDFDocumentProxy,
    private readonly limite: LimitesPdf,
    private readonly arquivo: number,
  ) {
    this.paginasTotal = documento.numPages;
    this.paginas = Math.min(documento.numPages, limite.paginas);
  }

  async temTexto(n: number): Promise<boolean> {
    return temLetras(await this.pagina(n));
  }

  async texto(n: number): Promise<Pagina> {
    const [principal] = await this.textos(n);
    return principal ?? (await this.vazia(n));
  }

  async textos(n: number): Promise<Pagina[]> {
    const pagina = await this.pagina(n);
    if (!(await temLetras(pagina))) return [await this.vazia(n)];
    const {width, height} = pagina.getViewport({scale: 1});
    const {glifos} = await desenhar(this.pdfjs, pagina, this.limite.glifos);
    const naPagina = glifos.filter(({x, y}) => x >= 0 && y >= 0 && x <= width && y <= height);
    const direcoes = separarDirecoes(legiveis(naPagina), width, height);
    if (direcoes.length === 0) return [await this.vazia(n)];
    return direcoes.map(({glifos: letras, largura, altura, paraVista}) => ({
      arquivo: this.arquivo,
      numero: n,
      largura,
      altura,
      palavras: formarPalavras(letras),
      fonte: 'texto' as const,
      paraVista,
    }));
  }

  async imagem(n: number, dpi: number): Promise<ImagemCinza> {
    return rasterizar(await this.pagina(n), dpi, this.limite.pixels);
  }

  async fechar(): Promise<void> {
    await this.documento.loadingTask.destroy();
  }

  private async pagina(n: number): Promise<PDFPageProxy> {
    if (n < 1 || n > this.paginas) throw new RangeError(`page ${n} of ${this.paginas}`);
    return this.documento.getPage(n);
  }

  private async vazia(n: number): Promise<Pagina> {
    const {width, height} = (await this.pagina(n)).getViewport({scale: 1});
    return {
      arquivo: this.arquivo,
      numero: n,
      largura: width,
      altura: height,
      palavras: [],
      fonte: 'texto',
      paraVista: escala(width, height),
    };
  }
}
