import type {CantosLidos, LugarLido} from '@clube/domain';
import type {CodigoLido, Indicios, Pagina} from '../document/types';
import type {ImagemCinza} from '../image';
import type {Motor} from '../ocr';

/** A paper that was read by its pixels. */
export interface PapelLido {
  leituras: Map<Motor, Pagina>;
  /** Reads it another way, where one is left and its picture is still held. */
  outraVez?: () => Promise<void>;
  /** Milliseconds that the first way took. */
  duracaoMs: number;
}

/** A page, or a paper in a photo: what can be a receipt by itself, or part of one. */
export interface Unidade {
  lugar: LugarLido;
  /** The access keys on it that were read with confidence. */
  chaves: Set<string>;
  /** A paper that lies apart in its photo. */
  papel?: boolean;
  /** Where its words come from: the PDF's own page, or the paper that was read. */
  origem?: Pagina | PapelLido;
}

/** A page that has no text of its own: to be looked at only if cheaper ways were not enough. */
export interface PaginaPorLer {
  arquivo: number;
  pagina: number;
  /** Drawn or decoded when its turn comes, so that only one large picture is held at a time. */
  abrir(): Promise<ImagemCinza>;
  /** The codes that a first look found on it. */
  codigos: readonly CodigoLido[];
  /** The part of it that is looked at. */
  area: CantosLidos;
}

/** What has been found so far. */
export class Andamento {
  /** Of codes and XML, which need no interpretation. */
  readonly diretas: Indicios[] = [];
  readonly paginasTexto: Pagina[] = [];
  readonly papeis: PapelLido[] = [];
  readonly unidades: Unidade[] = [];
  readonly porLer: PaginaPorLer[] = [];
  paginas = 0;
  /** Pages that the document has and that were left out. */
  deixadas = 0;
  /** Files that could not be opened. */
  recusados = 0;
}

export const PAGINA_INTEIRA: CantosLidos = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
