import {boundedBody, type CorpoErro} from './refusal-body';

export type {CorpoErro};

/** A refusal: the call was understood and is not done. Anything else that is thrown is a fault of ours and answers 500. */
export class Recusa extends Error {
  readonly body: CorpoErro;
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

/** A kind of refusal that a route declares, so that the API document lists it and the code throws the same. */
export interface TipoRecusa {
  (extra?: Record<string, unknown> & {erro?: string; campos?: Record<string, string>}): Recusa;
  readonly status: number;
  readonly codigo: string;
  readonly erro: string;
}

export function defineRefusal(status: number, codigo: string, erro: string): TipoRecusa {
  const create = ({
    erro: other,
    ...extra
  }: Record<string, unknown> & {erro?: string; campos?: Record<string, string>} = {}) =>
    new Recusa(status, codigo, other ?? erro, extra);
  return Object.assign(create, {status, codigo, erro});
}

export const PedidoInvalido = defineRefusal(400, 'PEDIDO_INVALIDO', 'Pedido inválido.');
export const SessaoInvalida = defineRefusal(401, 'SESSAO_INVALIDA', 'Sua sessão expirou. Entre novamente.');
export const SemPermissao = defineRefusal(403, 'SEM_PERMISSAO', 'Você não tem permissão para isso.');
export const RegulamentoNaoAceito = defineRefusal(
  403,
  'REGULAMENTO_NAO_ACEITO',
  'Aceite o regulamento para continuar.',
);
export const NaoEncontrado = defineRefusal(404, 'NAO_ENCONTRADO', 'Não encontrado.');
export const MetodoNaoPermitido = defineRefusal(405, 'METODO_NAO_PERMITIDO', 'Método não permitido.');
export const Conflito = defineRefusal(409, 'CONFLITO', 'O registro conflita com um que já existe.');
export const GrandeDemais = defineRefusal(413, 'GRANDE_DEMAIS', 'O envio é maior que o permitido.');
export const TipoNaoAceito = defineRefusal(415, 'TIPO_NAO_ACEITO', 'Tipo de conteúdo não aceito.');
export const CamposInvalidos = defineRefusal(422, 'CAMPOS_INVALIDOS', 'Confira os campos.');
export const ListaLonga = defineRefusal(
  422,
  'LISTA_LONGA',
  'São linhas demais para a tela. Use a exportação para ter todas.',
);
export const SiteBloqueado = defineRefusal(423, 'SITE_BLOQUEADO', 'O site está em reformulação e volta em breve.');
export const MuitasTentativas = defineRefusal(
  429,
  'MUITAS_TENTATIVAS',
  'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
);
export const Indisponivel = defineRefusal(
  503,
  'INDISPONIVEL',
  'Serviço indisponível no momento. Tente de novo em instantes.',
);

export const SemEspaco = defineRefusal(
  507,
  'SEM_ESPACO',
  'O clube está sem espaço para receber arquivos agora. Tente de novo mais tarde: nada do que você tem se perdeu.',
);

/** A refusal that says when to come back; `seconds` are rounded up. */
export const retryAfter = ({status, codigo, erro}: TipoRecusa, seconds: number, other = erro): Recusa =>
  new Recusa(status, codigo, other, {}, {'Retry-After': String(Math.max(1, Math.ceil(seconds)))});

/** Field errors as one refusal: the first message is the one shown. */
export function recusarCampos(campos: Record<string, string>): Recusa {
  return CamposInvalidos({erro: Object.values(campos)[0], campos});
}
