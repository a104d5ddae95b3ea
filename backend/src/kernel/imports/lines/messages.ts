import type {CopiedLines} from '../staging';
import type {LinesAsked} from './lines';

// What the server and its thread for a large file say to each other.

export interface ThreadData {
  asked: LinesAsked;
  tipo: string;
  /** The module that declares the kind. */
  declaredIn: string;
  bytes: number;
}

/** To the thread: the next lines are wanted; here is what it asked of the file. */
export type ToThread = {next: true} | {piece: number; bytes: Uint8Array<ArrayBuffer>};

/** From the thread: a part of the file is wanted, both ends included; lines; the end; what was wrong. */
export type FromThread =
  | {want: number; start: number; end: number}
  | {lines: CopiedLines}
  | {end: true}
  | {refused: {status: number; codigo: string; erro: string}}
  | {failed: string};
