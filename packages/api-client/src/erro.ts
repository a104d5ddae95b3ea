import {ERRO_INESPERADO} from '@clube/domain';

/** The body of every refusal. */
export interface CorpoErro {
  erro?: string;
  mensagem?: string;
  codigo?: string;
  campos?: Record<string, string>;
  [campo: string]: unknown;
}

const SEM_CONEXAO = 'Sem conexão com o servidor. Verifique sua internet e tente de novo.';

/** A call that was refused (or never arrived: status 0). `erro` is fit to be shown as it is. */
export class ApiErro extends Error {
  readonly erro: string;
  readonly codigo: string | undefined;
  /** Field → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly corpo: CorpoErro = {},
  ) {
    const erro = corpo.erro ?? (status === 0 ? SEM_CONEXAO : ERRO_INESPERADO);
    super(erro);
    this.name = 'ApiErro';
    this.erro = erro;
    this.codigo = corpo.codigo;
    this.campos = corpo.campos ?? {};
  }
}

/** The sentence to show for anything that was thrown. */
export function mensagemDe(erro: unknown): string {
  return erro instanceof ApiErro ? erro.erro : ERRO_INESPERADO;
}
