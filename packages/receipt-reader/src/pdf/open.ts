import {type PDFPageProxy, carregarPdfjs, RECURSOS, type PDFDocumentProxy, type Pdfjs} from './pdfjs';
import {escala} from '../document/geometry';
import type {ArquivoParaLer, Pagina, Palavra} from '../document/types';
import type {ImagemCinza} from '../image';
import {separarDirecoes} from './words/directions';
import {desenhar} from './glyphs/glyphs';
import {legiveis} from './words/legible';
import {LIMITES_PDF, PdfRecusado, type LimitesPdf} from './limits';
import {formarPalavras} from './words/words';
import {rasterizar} from './rasterize';
import type {PdfAberto} from './opened';
import {PdfRecortado} from './cropped';

const MINIMO = 12;

/** Reads only as far as it must to know whether a page has more text than a stamp. */
async function temLetras(pagina: PDFPageProxy): Promise<boolean> {
  const leitor = (pagina.streamTextContent() as ReadableStream<{items: {str?: string}[]}>).getReader();
  let letras = 0;
  try {
    for (;;) {
      const {done, value} = await leitor.read();
      if (done) return false;
      for (const {str = ''} of value.items) letras += str.replace(/\s/g, '').length;
      if (letras >= MINIMO) return true;
    }
  } finally {
    await leitor.cancel(new Error('enough was read')).catch(() => undefined);
  }
}

/**
 * Opens a PDF. Nothing it names outside itself is fetched and no script of it runs. Where `recorte` gives corners, only
 * what lies inside them is seen of its first page.
 * Throws PdfRecusado when it is too large, asks for a password, has no page or is no PDF.
 */
export async function abrirPdf(
  conteudo: Buffer,
  limites: Partial<LimitesPdf> = {},
  arquivo = 0,
  recorte: ArquivoParaLer['recorte'] = {},
): Promise<PdfAberto> {
  const limite = {...LIMITES_PDF, ...limites};
  if (conteudo.length > limite.bytes) throw new PdfRecusado('grande_demais');
  const pdfjs = await carregarPdfjs();
  const documento = await abrirDocumento(pdfjs, conteudo, limite);
  if (documento.numPages < 1) throw new PdfRecusado('sem_paginas');
  const pdf = new Pdf(pdfjs, documento, limite, {arquivo, pedidas: recorte.paginas});
  return recorte.cantos ? new PdfRecortado(pdf, recorte.paginas?.[0] ?? 1, recorte.cantos) : pdf;
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

const primeiras = (quantas: number) => Array.from({length: quantas}, (_, i) => i + 1);

type Folha = Pick<Pagina, 'largura' | 'altura' | 'paraVista'>;
const UMA_FOLHA: Folha = {largura: 595, altura: 842, paraVista: escala(595, 842)};

class Pdf implements PdfAberto {
  readonly paginasTotal: number;
  readonly paginas: readonly number[];
  readonly deixadas: number;
  private readonly arquivo: number;

  constructor(
    private readonly pdfjs: Pdfjs,
    private readonly documento: PDFDocumentProxy,
    private readonly limite: LimitesPdf,
    {arquivo, pedidas}: {arquivo: number; pedidas?: readonly number[] | undefined},
  ) {
    this.arquivo = arquivo;
    this.paginasTotal = documento.numPages;
    const todas = pedidas?.filter(n => n >= 1 && n <= documento.numPages);
    const quantas = todas?.length ?? documento.numPages;
    this.paginas = todas?.slice(0, limite.paginas) ?? primeiras(Math.min(quantas, limite.paginas));
    this.deixadas = quantas - this.paginas.length;
  }

  async temTexto(n: number): Promise<boolean> {
    return this.semQuebrar(n, temLetras, false);
  }

  async texto(n: number): Promise<Pagina> {
    const [principal] = await this.textos(n);
    return principal ?? this.pagina(n, UMA_FOLHA, []);
  }

  async textos(n: number): Promise<Pagina[]> {
    return this.semQuebrar(n, folha => this.ler(n, folha), [this.pagina(n, UMA_FOLHA, [])]);
  }

  async imagem(n: number, dpi: number): Promise<ImagemCinza> {
    this.conferir(n);
    try {
      const folha = await this.documento.getPage(n);
      const imagem = await rasterizar(folha, dpi, this.limite.pixels);
      folha.cleanup();
      return imagem;
    } catch (erro) {
      throw new PdfRecusado('ilegivel', {cause: erro});
    }
  }

  async fechar(): Promise<void> {
    await this.documento.loadingTask.destroy();
  }

  private async ler(n: number, folha: PDFPageProxy): Promise<Pagina[]> {
    const {width, height} = folha.getViewport({scale: 1});
    const inteira = {largura: width, altura: height, paraVista: escala(width, height)};
    if (!(await temLetras(folha))) return [this.pagina(n, inteira, [])];
    const glifos = (await desenhar(this.pdfjs, folha, this.limite.glifos)).filter(
      ({x, y}) => x >= 0 && y >= 0 && x <= width && y <= height,
    );
    folha.cleanup();
    const direcoes = separarDirecoes(legiveis(glifos), width, height);
    if (direcoes.length === 0) return [this.pagina(n, inteira, [])];
    return direcoes.map(direcao => this.pagina(n, direcao, formarPalavras(direcao.glifos)));
  }

  private pagina(n: number, {largura, altura, paraVista}: Folha, palavras: Palavra[]): Pagina {
    return {arquivo: this.arquivo, numero: n, largura, altura, palavras, fonte: 'texto', paraVista};
  }

  private conferir(n: number): void {
    if (!this.paginas.includes(n)) throw new RangeError(`page ${n} of ${this.paginas.join(', ')}`);
  }

  /** A page that is broken is a page without text. */
  private async semQuebrar<T>(n: number, trabalho: (folha: PDFPageProxy) => Promise<T>, senao: T): Promise<T> {
    this.conferir(n);
    try {
      return await trabalho(await this.documento.getPage(n));
    } catch {
      return senao;
    }
  }
}
