import {CODIGO_NEEDS_NOTA, CODIGO_OF_TRAINING, INVALID_CODIGO} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

export const InvalidCodigo = defineRefusal(422, 'CODIGO_INVALIDO', INVALID_CODIGO);
export const CodigoAlreadyUsed = defineRefusal(409, 'CODIGO_JA_USADO', 'Este código já foi utilizado.');
export const CodigoNeedsNota = defineRefusal(422, 'CODIGO_SO_COM_NOTA', CODIGO_NEEDS_NOTA);
export const CodigoOfTraining = defineRefusal(422, 'CODIGO_DE_TREINAMENTO', CODIGO_OF_TRAINING);
export const CodigoLimitReached = defineRefusal(
  422,
  'LIMITE_DE_CODIGOS',
  'Você atingiu o limite de códigos. Tente de novo outro dia.',
);
export const PontuacaoBlocked = defineRefusal(
  423,
  'PONTUACAO_BLOQUEADA',
  'O envio de notas e códigos está suspenso no momento.',
);
/** Thrown when a grant exceeds the limits and its caller did not check the policy before. */
export const GrantBeyondLimits = defineRefusal(
  409,
  'ACIMA_DO_LIMITE',
  'Isto passa do que uma pessoa pode decidir sozinha. Peça a outra pessoa da equipe.',
);
export const OwnCodigo = defineRefusal(
  422,
  'CODIGO_SEU',
  'Foi você quem criou este código: outra pessoa da equipe precisa aprovar.',
);
export const CodigoAwaitsApproval = defineRefusal(
  409,
  'CODIGO_EM_CONFERENCIA',
  'Recebemos o seu código. A equipe confere e avisa você quando os pontos entrarem.',
);
export const PintorInactive = defineRefusal(
  409,
  'PINTOR_INATIVO',
  'Este pintor está bloqueado ou pediu para apagar o cadastro.',
);
