import {defineRefusal} from '../../kernel/refusals/refusals';

export const InvalidCodigo = defineRefusal(422, 'CODIGO_INVALIDO', 'Código inválido');
export const CodigoAlreadyUsed = defineRefusal(409, 'CODIGO_JA_USADO', 'Este código já foi utilizado.');
export const CodigoNeedsNota = defineRefusal(422, 'CODIGO_SO_COM_NOTA', 'Este código só vale junto com uma nota.');
export const CodigoOnlyTraining = defineRefusal(
  422,
  'CODIGO_DE_TREINAMENTO',
  'Este código é de treinamento: use-o na tela Treinamentos.',
);
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
