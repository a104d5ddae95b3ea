import {SECRET_FILES} from '../../config/config';

/**
 * A backup is a tar file, compressed with zstd and, if a key is given, encrypted with age
 * (https://age-encryption.org). It can be opened with `age`, `zstd`, `tar` and `sha256sum`. The compressed bytes end
 * with a checksum (trailing-checksum.ts).
 * The members, in order:
 *
 *   inicio.json              a description of the backup, read first
 *   dados/<tabela>/<n>.copy  rows in the format of PostgreSQL's COPY, a table's pieces in order
 *   segredo, segredo-identidades   the generated secrets (config/config.ts); only in an encrypted backup
 *   arquivos/<chave>         uploaded files and their renditions
 *   somas/<n>.sha256         after every thousand members, and at the end: their SHA-256 sums
 *   manifesto.json           counts, and the SHA-256 of all sums; the last member
 */
export const FORMAT = 1;

export const START = 'inicio.json';
export const DATA = 'dados/';
/** Members that contain a secret, each with its file in the data folder. */
export const SECRETS: ReadonlyMap<string, string> = new Map([
  ['segredo', SECRET_FILES.addresses],
  ['segredo-identidades', SECRET_FILES.identities],
]);
export const FILES = 'arquivos/';
export const SUMS = 'somas/';
export const MANIFEST = 'manifesto.json';

/** Members between two checksum lists, which are held in memory. */
export const SUMS_EVERY = 1000;

export interface Table {
  nome: string;
  /** Stored columns only; generated ones are left out. */
  colunas: string[];
}

export interface Start {
  formato: number;
  criadoEm: string;
  /** The schema of the rows: its migrations, in order. */
  migracoes: {arquivo: string; sha256: string}[];
  tabelas: Table[];
}

export interface Sequence {
  tabela: string;
  coluna: string;
  valor: number;
  usado: boolean;
}

/** A file that is missing in the storage or differs from its row's description. */
export interface Fault {
  caminho: string;
  falha: 'falta' | 'difere';
}

export interface Manifest {
  /** Number of rows by table. */
  linhas: Record<string, number>;
  sequencias: Sequence[];
  arquivos: {quantidade: number; bytes: number; faltam: number; diferem: number};
  /** The first faulty files, for someone to examine. */
  falhas: Fault[];
  membros: number;
  /** SHA-256 over all checksum lists. */
  somas: string;
}
