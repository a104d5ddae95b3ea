import {defineRefusal} from '../refusals/refusals';

/** How many uploads one person may have that are incomplete or not yet used. */
export const OPEN_EACH = 5;
const MB = 1024 * 1024;
/** Bytes that one person may upload in a day (São Paulo); a started upload counts with its full size. */
export const DAY_QUOTA = {arquivos: 200, bytes: 20 * 1024 * MB} as const;

export const EnvioNotFound = defineRefusal(
  404,
  'ENVIO_NAO_ENCONTRADO',
  'Este envio não existe mais. Envie o arquivo de novo.',
);
export const EnvioExpired = defineRefusal(
  410,
  'ENVIO_EXPIRADO',
  'Este envio ficou parado tempo demais. Envie o arquivo de novo.',
);
export const EnvioBusy = defineRefusal(
  423,
  'ENVIO_EM_ANDAMENTO',
  'Este arquivo já está sendo enviado em outra janela. Espere terminar, ou pause lá.',
);
export const EnvioOffset = defineRefusal(
  409,
  'ENVIO_POSICAO',
  'O envio já tem outra parte do arquivo. Continue de onde ele está.',
);
export const EnvioIncomplete = defineRefusal(409, 'ENVIO_INCOMPLETO', 'O arquivo ainda não chegou por inteiro.');
export const EnvioUsed = defineRefusal(409, 'ENVIO_USADO', 'Este arquivo já foi anexado.');
export const TooManyEnvios = defineRefusal(
  409,
  'ENVIOS_DEMAIS',
  `Você já tem ${OPEN_EACH} envios em andamento. Termine ou cancele um deles.`,
);
export const EnvioQuota = defineRefusal(
  429,
  'COTA_DE_ENVIO',
  'Você já enviou hoje tudo o que cabe em um dia. Envie o resto amanhã.',
);
export const EnvioTooLarge = defineRefusal(413, 'ARQUIVO_GRANDE', 'O arquivo é grande demais.');
export const EnvioEmpty = defineRefusal(422, 'ARQUIVO_VAZIO', 'O arquivo está vazio.');
export const EnvioWrongType = defineRefusal(415, 'ARQUIVO_NAO_ACEITO', 'Este tipo de arquivo não é aceito.');
export const WrongProtocol = defineRefusal(412, 'PROTOCOLO_DIFERENTE', 'Envie pelo protocolo tus, versão 1.0.0.');

/** What `take` may refuse. */
export const REFUSED_AT_TAKING = [EnvioNotFound, EnvioIncomplete, EnvioUsed];
