import type {FileDialect} from '../reading/file';

// What the server and the process that reads a file's lines say to each other. No parser is imported here.

/** What of a file is read, and for whom; plain data, so that it can be handed to another thread. */
export interface LinesRequest {
  importacao: number;
  dialect: FileDialect;
  campos: readonly (string | null)[];
  /** The last line that is there already. */
  after: number;
}

/** The request, and where its kind is declared. */
export interface LinesTask {
  request: LinesRequest;
  tipo: string;
  /** The module that declares the kind. */
  declaredIn: string;
}
