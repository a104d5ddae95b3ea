import type {CorpoDe} from '@clube/api-client';
import {cantosNaPagina, type AvisoLeitura, type CantosLidos} from '@clube/domain';
import {fileKind} from '../photo/pages.ts';
import type {ArquivoLido} from '../reading/types';

interface Recorte {
  paginas?: number[];
  cantos?: CantosLidos;
}

/** A part of the receipt as the request to divide it names it. */
export interface ParteDaNota {
  arquivos: {arquivo: number; recorte?: Recorte}[];
}

/** A page, or an area of one, and the part that it goes to, from 0. */
export interface Pedaco {
  arquivo: number;
  /** From 1; undefined where the file has no pages to be told apart, or nobody could count them. */
  pagina?: number | undefined;
  /** Undefined: the whole page. */
  cantos?: CantosLidos | undefined;
  parte: number;
  /** Whether the reading found a receipt there; what it did not look at goes to the last part, until somebody says. */
  lido: boolean;
}

export type Arquivos = readonly Pick<ArquivoLido, 'tipo' | 'diretorioArquivo' | 'recorte'>[];

/** The corners of a whole page. */
export const INTEIRA: CantosLidos = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const ehPdf = (arquivo: Arquivos[number] | undefined): boolean => fileKind(arquivo ?? {}) === 'pdf';
const inteira = (cantos: CantosLidos): boolean => cantos.flat().every(valor => valor <= 0.001 || valor >= 0.999);

/** Everything that the receipt consists of, in its order. `contadas` says how many pages a PDF has, by its place. */
export function pedacosDe(
  partes: NonNullable<AvisoLeitura['partes']>,
  arquivos: Arquivos,
  contadas: readonly (number | undefined)[],
): Pedaco[] {
  const lidos = partes.flatMap((lugares, parte) =>
    lugares.map(({arquivo, pagina, cantos}): Pedaco => ({
      arquivo,
      pagina: ehPdf(arquivos[arquivo]) ? pagina : undefined,
      cantos: inteira(cantos) ? undefined : cantos,
      parte,
      lido: true,
    })),
  );
  return arquivos.flatMap((arquivo, i) => {
    const nele = lidos.filter(lido => lido.arquivo === i);
    const faltam = paginasDe(arquivo, contadas[i], nele).filter(pagina => nele.every(lido => lido.pagina !== pagina));
    const resto = faltam.map((pagina): Pedaco => ({
      arquivo: i,
      pagina,
      cantos: pagina === undefined ? undefined : cantosNaPagina(arquivo.recorte, pagina),
      parte: partes.length - 1,
      lido: false,
    }));
    return [...nele, ...resto].sort((a, b) => (a.pagina ?? 0) - (b.pagina ?? 0));
  });
}

/** The pages that the receipt has of a file, as far as anybody knows them; a picture is one, an XML has none. */
export function paginasDoArquivo(arquivo: Arquivos[number], contadas: number | undefined): readonly number[] {
  if (!ehPdf(arquivo)) return fileKind(arquivo) === 'xml' ? [] : [1];
  return arquivo.recorte?.paginas ?? Array.from({length: contadas ?? 0}, (_, i) => i + 1);
}

/** The pages that have to go somewhere. */
function paginasDe(
  arquivo: Arquivos[number],
  contadas: number | undefined,
  lidos: readonly Pedaco[],
): readonly (number | undefined)[] {
  if (!ehPdf(arquivo)) return [undefined];
  const paginas = paginasDoArquivo(arquivo, contadas);
  return paginas.length > 0 || lidos.length > 0 ? paginas : [undefined];
}

/** The parts that nothing goes to. */
export const partesVazias = (pedacos: readonly Pedaco[], partes: number): number[] =>
  Array.from({length: partes}, (_, i) => i).filter(i => pedacos.every(({parte}) => parte !== i));

/** Whether a piece could go elsewhere: areas that were found lie where they lie, one for each part. */
export const haEscolha = (pedacos: readonly Pedaco[], partes: number): boolean =>
  pedacos.length > partes || pedacos.some(({pagina, cantos, lido}) => !lido || (pagina !== undefined && !cantos));

/** As the server is asked for it: an area names its page alone, whole pages of a file go together. */
export function partesParaDividir(pedacos: readonly Pedaco[], partes: number): ParteDaNota[] {
  return Array.from({length: partes}, (_, i) => {
    const daParte = pedacos.filter(({parte}) => parte === i);
    const arquivos = [...new Set(daParte.map(({arquivo}) => arquivo))];
    return {arquivos: arquivos.flatMap(arquivo => usosDe(daParte.filter(pedaco => pedaco.arquivo === arquivo)))};
  });
}

/** The same as the document of the API has it, whose lists may be changed. */
export function requestToDivide(pedacos: readonly Pedaco[], partes: number): CorpoDe<'/api/nota/{idFoto}/dividir'> {
  const recorteDe = ({paginas, cantos}: Recorte) => ({
    ...(paginas && {paginas}),
    ...(cantos && {cantos}),
  });
  return {
    partes: partesParaDividir(pedacos, partes).map(({arquivos}) => ({
      arquivos: arquivos.map(({arquivo, recorte}) => ({arquivo, ...(recorte && {recorte: recorteDe(recorte)})})),
    })),
  };
}

function usosDe(pedacos: readonly Pedaco[]): ParteDaNota['arquivos'] {
  const emAreas = pedacos.filter(({cantos}) => cantos);
  const inteiros = pedacos.filter(({cantos}) => !cantos);
  const paginas = inteiros.flatMap(({pagina}) => pagina ?? []);
  return [
    ...emAreas.map(({arquivo, pagina, cantos}) => ({
      arquivo,
      recorte: {...(pagina !== undefined && {paginas: [pagina]}), ...(cantos && {cantos})},
    })),
    ...inteiros.slice(0, 1).map(({arquivo}) => ({arquivo, ...(paginas.length > 0 && {recorte: {paginas}})})),
  ];
}

/** What people call it: "Página 3", "Foto 2", "Página 1 do arquivo 2, 1ª área". */
export function nomeDoPedaco(pedaco: Pedaco, pedacos: readonly Pedaco[]): string {
  const {arquivo, pagina} = pedaco;
  const varios = pedacos.some(outro => outro.arquivo !== arquivo);
  const daFolha = pedacos.filter(outro => outro.arquivo === arquivo && outro.pagina === pagina);
  const doArquivo = varios && pagina !== undefined ? ` do arquivo ${arquivo + 1}` : '';
  const nome = pagina === undefined ? `Arquivo ${arquivo + 1}` : `Página ${pagina}${doArquivo}`;
  return daFolha.length > 1 ? `${nome}, ${daFolha.indexOf(pedaco) + 1}ª área` : nome;
}
