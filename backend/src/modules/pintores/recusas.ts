import {CEP_INVALIDO, PINTOR_JA_CADASTRADO} from '@clube/domain';
import {defineRefusal} from '../../kernel/errors';

export const ParceiroInativo = defineRefusal(
  403,
  'PARCEIRO_INATIVO',
  'Parceiro não tem permissão para acessar a loja.',
);
export const EntradaSocialDesligada = defineRefusal(
  400,
  'ENTRADA_SOCIAL_DESLIGADA',
  'A entrada com redes sociais não está disponível. Entre com CPF e senha.',
);
export const PintorJaCadastrado = defineRefusal(409, 'PINTOR_JA_CADASTRADO', PINTOR_JA_CADASTRADO);
export const EmailJaCadastrado = defineRefusal(409, 'EMAIL_JA_CADASTRADO', 'Email já cadastrado');
export const LinkInvalido = defineRefusal(
  422,
  'LINK_INVALIDO',
  'Este link não vale mais. Entre no clube e peça outro na tela inicial.',
);
export const SemEmail = defineRefusal(422, 'SEM_EMAIL', 'Não há e-mail no seu cadastro.');
export const EmailJaConfirmado = defineRefusal(409, 'EMAIL_JA_CONFIRMADO', 'Seu e-mail já está confirmado.');
export const IndicadorNaoEncontrado = defineRefusal(404, 'INDICADOR_NAO_ENCONTRADO', 'Indicador não encontrado');
export const CepInvalido = defineRefusal(422, 'CEP_INVALIDO', CEP_INVALIDO);
export const CepNaoEncontrado = defineRefusal(404, 'CEP_NAO_ENCONTRADO', CEP_INVALIDO);
export const CepIndisponivel = defineRefusal(
  503,
  'CEP_INDISPONIVEL',
  'A consulta de CEP não respondeu. Digite o endereço.',
);
