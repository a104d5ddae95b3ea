import type {CantosLidos, PontoLido} from './leitura.js';

/** Where two receipts share a file: the part that is this one. Pages from 1; corners on the first of them. */
export interface RecorteNota {
  readonly paginas?: readonly number[];
  /** Fractions of the page as people see it. */
  readonly cantos?: CantosLidos;
}

export interface ArquivoDaParte {
  /** Which of the receipt's files, from 0. */
  readonly arquivo: number;
  readonly recorte?: RecorteNota | null;
}

/** One of the receipts that a receipt is divided into. */
export interface ParteNota {
  readonly arquivos: readonly ArquivoDaParte[];
}

/** What a receipt consists of. */
export interface ArquivoDaNota {
  readonly mime: string;
  readonly recorte?: RecorteNota | null;
}

const AREA_MINIMA = 0.002;
const PDF = 'application/pdf';

function areaConvexa(cantos: readonly PontoLido[]): number {
  const voltas = cantos.map(([x, y], i) => {
    const [x2, y2] = cantos[(i + 1) % 4] ?? [0, 0];
    const [x3, y3] = cantos[(i + 2) % 4] ?? [0, 0];
    return (x2 - x) * (y3 - y2) - (y2 - y) * (x3 - x2);
  });
  if (!voltas.every(volta => volta > 0) && !voltas.every(volta => volta < 0)) return 0;
  const dobro = cantos.reduce((soma, [x, y], i) => {
    const [x2, y2] = cantos[(i + 1) % 4] ?? [0, 0];
    return soma + x * y2 - x2 * y;
  }, 0);
  return Math.abs(dobro) / 2;
}

/** Why this part of the file cannot be cut out, in pt-BR; undefined when it can. */
export function erroDoRecorte(recorte: RecorteNota, {mime, recorte: atual}: ArquivoDaNota): string | undefined {
  const {paginas, cantos} = recorte;
  if (!paginas && !cantos) return 'Informe as páginas ou os cantos do recorte';
  if (mime !== PDF && !mime.startsWith('image/')) return 'Este arquivo não pode ser recortado';
  if (cantos && (cantos.length !== 4 || cantos.flat().some(valor => !(valor >= 0 && valor <= 1))))
    return 'O recorte tem quatro cantos, em frações da página';
  if (cantos && areaConvexa(cantos) < AREA_MINIMA) return 'O recorte é pequeno demais ou torto';
  if (!paginas) return mime === PDF ? 'Informe as páginas do recorte' : undefined;
  if (mime !== PDF) return 'Só um PDF tem páginas';
  if (paginas.length === 0 || paginas.some(pagina => !Number.isInteger(pagina) || pagina < 1))
    return 'Informe as páginas do recorte';
  if (new Set(paginas).size !== paginas.length) return 'Uma página não pode se repetir';
  const tinha = atual?.paginas;
  return tinha && paginas.some(pagina => !tinha.includes(pagina)) ? 'A página não é desta nota' : undefined;
}

/**
 * Why a receipt of these files cannot be divided so, in pt-BR; undefined when it can. At least two parts, none empty;
 * every file goes somewhere, and what goes to two parts is cut, no page twice.
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
  return arquivos.map((_, i) => erroDoUso(partes, i)).find(Boolean);
}

function erroDoUso(partes: readonly ParteNota[], arquivo: number): string | undefined {
  const usos = partes.flatMap(parte => parte.arquivos.filter(uso => uso.arquivo === arquivo));
  if (usos.length === 0) return 'Cada arquivo precisa estar em alguma parte';
  if (usos.length === 1) return undefined;
  if (usos.some(({recorte}) => !recorte)) return 'Um arquivo em duas partes precisa ser recortado';
  const recortes = usos.map(({recorte}) => recorte ?? {});
  const semCantos = recortes.filter(({cantos}) => !cantos).flatMap(({paginas}) => paginas ?? []);
  const comCantos = recortes.filter(({cantos}) => cantos).map(({paginas, cantos}) => JSON.stringify([paginas, cantos]));
  const paginasComCantos = recortes.filter(({cantos}) => cantos).flatMap(({paginas}) => paginas ?? []);
  const repetida =
    new Set(semCantos).size !== semCantos.length ||
    new Set(comCantos).size !== comCantos.length ||
    semCantos.some(pagina => paginasComCantos.includes(pagina));
  return repetida ? 'O mesmo recorte não pode estar em duas partes' : undefined;
}
