import type {Corrections} from '../corrections';
import type {FileDialect} from '../reading/file';

// The messages between the server and the process that reads a file's lines. No parser is imported here.

/** Which lines of a file to read, and for which kind; plain data, so that it can be sent to another process. */
export interface LinesRequest {
  importacao: number;
  dialect: FileDialect;
  campos: readonly (string | null)[];
  correcoes: Corrections;
  /** The last line that is stored already. */
  after: number;
}

/** The request and the module that declares its kind. */
export interface LinesTask {
  request: LinesRequest;
  tipo: string;
  /** The module that declares the kind. */
  declaredIn: string;
}
