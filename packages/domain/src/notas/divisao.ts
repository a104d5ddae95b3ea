import {areaComum, areaDosCantos} from './areas.js';
import type {CantosLidos} from './leitura.js';
import {cantosNaPagina, erroDoRecorte, type ArquivoDaNota, type ParteNota, type RecorteNota} from './partes.js';

/** Two areas that share so much of the smaller one are the same paper. */
const MESMA_AREA = 0.8;

/** A page, or an area of one. */
interface Pedaco {
  pagina: number;
  cantos?: CantosLidos | undefined;
}

/**
 * Why a receipt of these files cannot be divided so, in pt-BR; undefined when it can. At least two parts, none empty.
 * Every file and every page of it goes somewhere, and nothing to two parts. Of a page that is cut by areas what lies
 * around them may be left out: that is the table under the paper, and every part keeps the whole picture.
 */
export function erroDaDivisao(
  arquivos: readonly ArquivoDaNota[],
  partes: readonly ParteNota[],
  maximoArquivos: number,
): string | undefined {
  if (partes.length < 2) return 'Divida a nota em pelo menos duas partes';
  if (partes.some(parte => parte.arquivos.length === 0)) return 'Cada parte precisa de um arquivo';
  if (partes.some(parte => parte.arquivos.length > maximoArquivos)) return `São no máximo ${maximoArquivos} arquivos`;
  for (const {arquivo, recorte} of partes.flatMap(parte => parte.arquivos)) {
    const daNota = arquivos[arquivo];
    if (!daNota) return 'O arquivo não é desta nota';
    const erro = recorte ? erroDoRecorte(recorte, daNota) : undefined;
    if (erro) return erro;
  }
  return arquivos.map((arquivo, i) => erroDoUso(arquivo, i, {partes, arquivos})).find(Boolean);
}

function erroDoUso(
  arquivo: ArquivoDaNota,
  indice: number,
  {partes, arquivos}: {partes: readonly ParteNota[]; arquivos: readonly ArquivoDaNota[]},
): string | undefined {
  const usos = partes.flatMap(parte => parte.arquivos.filter(uso => uso.arquivo === indice));
  if (usos.length === 0) return 'Cada arquivo precisa estar em alguma parte';
  const recortes = usos.flatMap(({recorte}) => (recorte ? [recorte] : []));
  if (usos.length > 1 && recortes.length < usos.length) return 'Um arquivo em duas partes precisa ser recortado';
  if (recortes.length === 0) return undefined;
  const pedacos = recortes.flatMap(pedacosDe);
  const porPagina = Map.groupBy(pedacos, ({pagina}) => pagina);
  if ([...porPagina.values()].some(temRepetido)) return 'O mesmo recorte não pode estar em duas partes';
  const doArquivo = arquivos.length > 1 ? ` do arquivo ${indice + 1}` : '';
  const faltam = paginasDe(arquivo).filter(pagina => !porPagina.has(pagina));
  return faltam.length > 0 ? `Nenhuma parte ficou com ${nomear(faltam)}${doArquivo}` : undefined;
}

const pedacosDe = (recorte: RecorteNota): Pedaco[] =>
  (recorte.paginas ?? [1]).map(pagina => ({pagina, cantos: cantosNaPagina(recorte, pagina)}));

/** The pages that the receipt has of a file; a picture is one. */
const paginasDe = ({recorte, paginas = 1}: ArquivoDaNota): readonly number[] =>
  recorte?.paginas ?? Array.from({length: paginas}, (_, i) => i + 1);

/** Whether two pieces of one page are the same. */
const temRepetido = (pedacos: readonly Pedaco[]): boolean =>
  pedacos.some(({cantos}, i) => pedacos.slice(i + 1).some(outro => coincidem(cantos, outro.cantos)));

function coincidem(um: CantosLidos | undefined, outro: CantosLidos | undefined): boolean {
  if (!um || !outro) return true;
  return areaComum(um, outro) > Math.min(areaDosCantos(um), areaDosCantos(outro)) * MESMA_AREA;
}

/** "a página 3", "as páginas 2, 4 a 9 e 12". */
function nomear(paginas: readonly number[]): string {
  const trechos: [de: number, ate: number][] = [];
  for (const pagina of paginas.toSorted((a, b) => a - b)) {
    const ultimo = trechos.at(-1);
    if (ultimo && pagina === ultimo[1] + 1) ultimo[1] = pagina;
    else trechos.push([pagina, pagina]);
  }
  const nomes = trechos.flatMap(([de, ate]) => (ate > de + 1 ? `${de} a ${ate}` : [...new Set([de, ate])].map(String)));
  const lista = nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}` : nomes.join('');
  return paginas.length === 1 ? `a página ${lista}` : `as páginas ${lista}`;
}
