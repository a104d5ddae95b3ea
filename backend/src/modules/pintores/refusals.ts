import {CPF_NOT_FOUND, INVALID_CEP, PINTOR_ALREADY_REGISTERED, EMAIL_TAKEN} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const ParceiroInactive = defineRefusal(
  403,
  'PARCEIRO_INATIVO',
  'Parceiro não tem permissão para acessar a loja.',
);
export const SocialSignInDisabled = defineRefusal(
  400,
  'ENTRADA_SOCIAL_DESLIGADA',
  'A entrada com redes sociais não está disponível. Entre com CPF e senha.',
);
/** The response adds `dadosSociais`, which prefill the sign-up. */
export const UnknownIdentity = defineRefusal(
  400,
  'IDENTIDADE_SEM_CADASTRO',
  'Esta conta ainda não está ligada a um cadastro. Complete o seu cadastro para entrar com ela.',
);
export const InvalidSocialToken = defineRefusal(
  422,
  'IDENTIDADE_INVALIDA',
  'Não conseguimos confirmar essa conta. Tente de novo ou entre com CPF e senha.',
);
export const SocialUnavailable = defineRefusal(
  503,
  'REDE_SOCIAL_INDISPONIVEL',
  'A rede social não respondeu. Tente de novo ou entre com CPF e senha.',
);
export const IdentityOfAnother = defineRefusal(
  409,
  'IDENTIDADE_JA_LIGADA',
  'Esta conta já está ligada a outro cadastro do Clube.',
);
export const PintorAlreadyRegistered = defineRefusal(409, 'PINTOR_JA_CADASTRADO', PINTOR_ALREADY_REGISTERED);
export const EmailAlreadyRegistered = defineRefusal(409, 'EMAIL_JA_CADASTRADO', EMAIL_TAKEN);
export const InvalidLink = defineRefusal(
  422,
  'LINK_INVALIDO',
  'Este link não vale mais. Entre no Clube e peça outro na tela inicial.',
);
export const InvalidRecoveryLink = defineRefusal(
  422,
  'LINK_INVALIDO',
  'Este link não vale mais. Peça outro em "Esqueci minha senha".',
);
export const NoEmail = defineRefusal(422, 'SEM_EMAIL', 'Não há e-mail no seu cadastro.');
export const EmailAlreadyConfirmed = defineRefusal(409, 'EMAIL_JA_CONFIRMADO', 'Seu e-mail já está confirmado.');
export const ReferrerNotFound = defineRefusal(404, 'INDICADOR_NAO_ENCONTRADO', 'Indicador não encontrado');
export const InvalidCep = defineRefusal(422, 'CEP_INVALIDO', INVALID_CEP);
export const CepNotFound = defineRefusal(404, 'CEP_NAO_ENCONTRADO', INVALID_CEP);
export const CepUnavailable = defineRefusal(
  503,
  'CEP_INDISPONIVEL',
  'A consulta de CEP não respondeu. Digite o endereço.',
);
export const CpfNotFound = defineRefusal(404, 'CPF_NAO_ENCONTRADO', CPF_NOT_FOUND);
export const ErasureRequested = defineRefusal(
  409,
  'ELIMINACAO_PEDIDA',
  'O pintor pediu que seus dados sejam apagados: o cadastro não pode ser ativado.',
);
export const AnotacaoOfAnother = defineRefusal(
  403,
  'ANOTACAO_NAO_E_SUA',
  'Só quem escreveu a anotação pode excluí-la, em até um dia.',
);
