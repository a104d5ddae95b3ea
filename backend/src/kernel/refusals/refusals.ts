import {boundedBody, type RefusalBody} from './refusal-body';

export type {RefusalBody};

/** An expected error: the request was understood and is declined. Any other thrown error is a bug and becomes 500. */
export class Refusal extends Error {
  readonly body: RefusalBody;
  constructor(
    readonly status: number,
    readonly codigo: string,
    erro: string,
    extra: Record<string, unknown> & {campos?: Record<string, string>} = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(erro);
    this.body = boundedBody({erro, codigo, ...extra});
  }
}

/** A kind of refusal. Endpoints declare it, so that the API document lists what the code throws. */
export interface RefusalKind {
  (extra?: Record<string, unknown> & {erro?: string; campos?: Record<string, string>}): Refusal;
  readonly status: number;
  readonly codigo: string;
  readonly erro: string;
}

export function defineRefusal(status: number, codigo: string, erro: string): RefusalKind {
  const create = ({
    erro: other,
    ...extra
  }: Record<string, unknown> & {erro?: string; campos?: Record<string, string>} = {}) =>
    new Refusal(status, codigo, other ?? erro, extra);
  return Object.assign(create, {status, codigo, erro});
}

export const InvalidRequest = defineRefusal(400, 'PEDIDO_INVALIDO', 'Pedido inválido.');
/** For an address that cannot be decoded or cannot name anything. */
export const invalidAddress = () => InvalidRequest({erro: 'O endereço do pedido é inválido.'});
export const InvalidSession = defineRefusal(401, 'SESSAO_INVALIDA', 'Sua sessão expirou. Entre novamente.');
export const NotPermitted = defineRefusal(403, 'SEM_PERMISSAO', 'Você não tem permissão para isso.');
export const RegulamentoNotAccepted = defineRefusal(
  403,
  'REGULAMENTO_NAO_ACEITO',
  'Aceite o regulamento para continuar.',
);
export const NotFound = defineRefusal(404, 'NAO_ENCONTRADO', 'Não encontrado.');
export const MethodNotAllowed = defineRefusal(405, 'METODO_NAO_PERMITIDO', 'Método não permitido.');
export const Conflict = defineRefusal(409, 'CONFLITO', 'O registro conflita com um que já existe.');
export const AlreadySo = defineRefusal(409, 'JA_ESTA_ASSIM', 'Outra pessoa já fez esta mudança.');
export const PayloadTooLarge = defineRefusal(413, 'GRANDE_DEMAIS', 'O envio é maior que o permitido.');
export const UnsupportedType = defineRefusal(415, 'TIPO_NAO_ACEITO', 'Tipo de conteúdo não aceito.');
export const InvalidFields = defineRefusal(422, 'CAMPOS_INVALIDOS', 'Confira os campos.');
export const ListTooLong = defineRefusal(
  422,
  'LISTA_LONGA',
  'São linhas demais para a tela. Use a exportação para ter todas.',
);
export const SiteBlocked = defineRefusal(423, 'SITE_BLOQUEADO', 'O site está em reformulação e volta em breve.');
export const TooManyAttempts = defineRefusal(
  429,
  'MUITAS_TENTATIVAS',
  'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
);
export const Unavailable = defineRefusal(
  503,
  'INDISPONIVEL',
  'Serviço indisponível no momento. Tente de novo em instantes.',
);

export const OutOfSpace = defineRefusal(
  507,
  'SEM_ESPACO',
  'O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu.',
);

/** A refusal that says when to come back; `seconds` are rounded up. */
export const retryAfter = ({status, codigo, erro}: RefusalKind, seconds: number, other = erro): Refusal =>
  new Refusal(status, codigo, other, {}, {'Retry-After': String(Math.max(1, Math.ceil(seconds)))});

/** For `catch`: throws what was refused again as an error of this field too. */
export const ofField =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal)) throw error;
    const {erro, codigo, ...extra} = error.body;
    throw new Refusal(error.status, codigo, erro, {...extra, campos: {[field]: erro}}, error.headers);
  };

/** Field errors as one refusal; the first message is the one shown. `more` is added to the body. */
export function fieldRefusal(campos: Record<string, string>, more: Record<string, unknown> = {}): Refusal {
  return InvalidFields({...more, erro: Object.values(campos)[0], campos});
}
