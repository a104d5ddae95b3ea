import {UNEXPECTED_ERROR} from '@clube/domain';

/** The body of every error response. */
export interface ErrorBody {
  erro?: string;
  mensagem?: string;
  codigo?: string;
  campos?: Record<string, string>;
  [field: string]: unknown;
}

const NO_CONNECTION = 'Sem conexão com o servidor. Verifique sua internet e tente de novo.';

/** A request that was refused or, with status 0, got no response. `erro` can be shown to the user. */
export class ApiError extends Error {
  readonly erro: string;
  readonly codigo: string | undefined;
  /** Error messages by field. */
  readonly campos: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    const error = body.erro ?? (status === 0 ? NO_CONNECTION : UNEXPECTED_ERROR);
    super(error);
    this.name = 'ApiError';
    this.erro = error;
    this.codigo = body.codigo;
    this.campos = body.campos ?? {};
  }
}

/** The message to show for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.erro : UNEXPECTED_ERROR;
}

/**
 * Whether there was no response, or a server error: the outcome is unknown, and a retry makes sense. A refusal is a
 * known outcome.
 */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
