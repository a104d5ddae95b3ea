import {UNEXPECTED_ERROR} from '@clube/domain';

/** The body of every refusal. */
export interface ErrorBody {
  erro?: string;
  mensagem?: string;
  codigo?: string;
  campos?: Record<string, string>;
  [field: string]: unknown;
}

const NO_CONNECTION = 'Sem conexão com o servidor. Verifique sua internet e tente de novo.';

/** A call that was refused (or never arrived: status 0). `erro` is fit to be shown as it is. */
export class ApiError extends Error {
  readonly erro: string;
  readonly codigo: string | undefined;
  /** Field → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
  ) {
    const error = body.erro ?? (status === 0 ? NO_CONNECTION : UNEXPECTED_ERROR);
    super(error);
    this.name = 'ApiErro';
    this.erro = error;
    this.codigo = body.codigo;
    this.campos = body.campos ?? {};
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.erro : UNEXPECTED_ERROR;
}
