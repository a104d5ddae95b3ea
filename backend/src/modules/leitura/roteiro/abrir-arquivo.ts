import {escala} from '../documento/geometria';
import type {ArquivoParaLer, CodigoLido} from '../documento/tipos';
import {indiciosDosCodigos, lerCodigos} from '../codigos';
import {abrirImagem, ImagemRecusada, type ImagemCinza} from '../imagem';
import {abrirPdf, PdfRecusado, type PdfAberto} from '../pdf';
import {XmlRecusado, lerXml} from '../xml';
import {PAGINA_INTEIRA, type Andamento} from './andamento';

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
  for (const [ordem, numero] of pdf.paginas.entries())
    await abrirPagina(andamento, pdf, {arquivo: indice, numero, codigos: ordem < PAGINAS_COM_CODIGO});
  return () => pdf.fechar();
}

async function abrirPagina(
  andamento: Andamento,
  pdf: PdfAberto,
  {arquivo, numero, codigos}: {arquivo: number; numero: number; codigos: boolean},
): Promise<void> {
  andamento.paginas++;
  const [pagina, ...outras] = (await pdf.temTexto(numero)) ? await pdf.textos(numero) : [];
  const comTexto = pagina !== undefined && pagina.palavras.length > 0;
  if (comTexto) andamento.paginasTexto.push(pagina, ...outras);
  const achados = codigos ? await codigosDe(await pdf.imagem(numero, DPI_CODIGO), {arquivo, pagina: numero}) : [];
  registrarCodigos(andamento, achados);
  andamento.unidades.push({
    lugar: {arquivo, pagina: numero, cantos: PAGINA_INTEIRA},
    chaves: chavesDe(achados),
    ...(comTexto ? {origem: pagina} : {}),
  });
  const porLer = {arquivo, pagina: numero, abrir: () => pdf.imagem(numero, DPI_OCR), chaves: chavesDe(achados)};
  if (!comTexto) andamento.porLer.push(porLer);
}

async function abrirFoto(andamento: Andamento, arquivo: ArquivoParaLer, indice: number): Promise<void> {
  const imagem = await abrirImagem(arquivo);
  andamento.paginas++;
  const achados = await codigosDe(imagem, {arquivo: indice, pagina: 1}, imagem.paraVista);
  registrarCodigos(andamento, achados);
  andamento.porLer.push({
    arquivo: indice,
    pagina: 1,
    abrir: () => abrirImagem(arquivo),
    chaves: chavesDe(achados),
  });
}

async function codigosDe(
  imagem: ImagemCinza,
  onde: {arquivo: number; pagina: number},
  paraVista = escala(imagem.largura, imagem.altura),
): Promise<CodigoLido[]> {
  return lerCodigos(imagem, {...onde, paraVista}, 'rapido');
}

export function registrarCodigos(andamento: Andamento, codigos: CodigoLido[]): void {
  if (codigos.length > 0) andamento.diretas.push(indiciosDosCodigos(codigos));
}

export function chavesDe(codigos: CodigoLido[]): Set<string> {
  return new Set(indiciosDosCodigos(codigos).chave?.map(({valor}) => valor) ?? []);
}
