import {cantosNaPagina, type CantosLidos} from '@clube/domain';
import type {ArquivoParaLer, CodigoLido} from '../document/types';
import {indiciosDosCodigos, lerCodigos} from '../codes';
import {abrirImagem, ImagemRecusada, type ImagemCinza} from '../image';
import {abrirPdf, PdfRecusado, type PdfAberto} from '../pdf';
import {XmlRecusado, lerXml} from '../xml';
import {PAGINA_INTEIRA, type Andamento} from './progress';
import {separarNotas} from './separate';

/** Codes on the first pages are enough: a receipt carries its own on every sheet, or on the first. */
const PAGINAS_COM_CODIGO = 3;
const DPI_CODIGO = 200;
const DPI_OCR = 250;
/** What a file that is broken, hostile or beyond the limits ends as; the receipt's other files are read all the same. */
const RECUSAS = [PdfRecusado, ImagemRecusada, XmlRecusado];

/** The cheap ways first: XML, a PDF's own text, the codes. Answers what must be freed at the end. */
export async function abrirArquivo(
  andamento: Andamento,
  arquivo: ArquivoParaLer,
  indice: number,
): Promise<(() => Promise<void>) | undefined> {
  try {
    if (arquivo.mime === 'application/xml') await abrirXml(andamento, arquivo);
    else if (arquivo.mime === 'application/pdf') return await abrirPaginas(andamento, arquivo, indice);
    else await abrirFoto(andamento, arquivo, indice);
  } catch (erro) {
    if (!RECUSAS.some(recusa => erro instanceof recusa)) throw erro;
    andamento.recusados++;
  }
  return undefined;
}

async function abrirXml(andamento: Andamento, {conteudo}: ArquivoParaLer): Promise<void> {
  const indicios = lerXml(await conteudo());
  andamento.paginas++;
  if (Object.keys(indicios).length > 0) andamento.diretas.push(indicios);
  else andamento.recusados++;
}

async function abrirPaginas(
  andamento: Andamento,
  {conteudo, recorte}: ArquivoParaLer,
  indice: number,
): Promise<() => Promise<void>> {
  const pdf = await abrirPdf(await conteudo(), {}, indice, recorte);
  andamento.deixadas += pdf.deixadas;
  for (const [ordem, numero] of pdf.paginas.entries()) {
    const area = cantosNaPagina(recorte, numero) ?? PAGINA_INTEIRA;
    await abrirPagina(andamento, pdf, {arquivo: indice, pagina: numero, area, comCodigos: ordem < PAGINAS_COM_CODIGO});
  }
  return () => pdf.fechar();
}

interface PaginaDoPdf {
  arquivo: number;
  pagina: number;
  area: CantosLidos;
  comCodigos: boolean;
}

async function abrirPagina(
  andamento: Andamento,
  pdf: PdfAberto,
  {comCodigos, area, ...onde}: PaginaDoPdf,
): Promise<void> {
  andamento.paginas++;
  const numero = onde.pagina;
  const [pagina, ...outras] = (await pdf.temTexto(numero)) ? await pdf.textos(numero) : [];
  const codigos = comCodigos ? await codigosDe(await pdf.imagem(numero, DPI_CODIGO), onde) : [];
  if (!pagina || pagina.palavras.length === 0) {
    registrarCodigos(andamento, codigos);
    andamento.porLer.push({...onde, area, abrir: () => pdf.imagem(numero, DPI_OCR), codigos});
    andamento.unidades.push({lugar: {...onde, cantos: area}, chaves: chavesDe(codigos)});
    return;
  }
  const notas = separarNotas(pagina, codigos);
  if (notas.length === 0) andamento.paginasTexto.push(pagina, ...outras);
  for (const nota of notas) andamento.paginasTexto.push(nota.pagina);
  for (const nota of notas.length > 0 ? notas : [{pagina, codigos, area, chaves: chavesDe(codigos)}]) {
    registrarCodigos(andamento, nota.codigos);
    andamento.unidades.push({lugar: {...onde, cantos: nota.area}, chaves: nota.chaves, origem: nota.pagina});
  }
}

async function abrirFoto(andamento: Andamento, arquivo: ArquivoParaLer, indice: number): Promise<void> {
  const imagem = await abrirImagem(arquivo);
  andamento.paginas++;
  const onde = {arquivo: indice, pagina: 1};
  const codigos = await codigosDe(imagem, onde);
  registrarCodigos(andamento, codigos);
  const area = arquivo.recorte?.cantos ?? PAGINA_INTEIRA;
  andamento.porLer.push({...onde, area, abrir: () => abrirImagem(arquivo), codigos});
}

async function codigosDe(imagem: ImagemCinza, onde: {arquivo: number; pagina: number}): Promise<CodigoLido[]> {
  return lerCodigos(imagem, {...onde, paraVista: imagem.paraVista}, 'rapido');
}

export function registrarCodigos(andamento: Andamento, codigos: readonly CodigoLido[]): void {
  if (codigos.length > 0) andamento.diretas.push(indiciosDosCodigos(codigos));
}

export function chavesDe(codigos: readonly CodigoLido[]): Set<string> {
  return new Set(indiciosDosCodigos(codigos).chave?.map(({valor}) => valor) ?? []);
}
