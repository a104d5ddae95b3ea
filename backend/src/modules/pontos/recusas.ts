import {defineRefusal} from '../../kernel/errors';

export const CodigoInvalido = defineRefusal(422, 'CODIGO_INVALIDO', 'Código inválido');
export const CodigoJaUsado = defineRefusal(409, 'CODIGO_JA_USADO', 'Este código já foi utilizado.');
export const CodigoSoComNota = defineRefusal(422, 'CODIGO_SO_COM_NOTA', 'Este código só vale junto com uma nota.');
export const LimiteDeCodigos = defineRefusal(
  422,
  'LIMITE_DE_CODIGOS',
  'Você atingiu o limite de códigos. Tente de novo outro dia.',
);
export const PontuacaoBloqueada = defineRefusal(
  423,
  'PONTUACAO_BLOQUEADA',
  'O envio de notas e códigos está suspenso no momento.',
);
