import {isIP} from 'node:net';
import {z} from 'zod';
import {PUSH_SERVICES} from '../notices/push-services';

const url = (protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `deve ser um endereço ${protocols.map(p => `${p}//…`).join(' ou ')}`,
  });

/** Digits only: "0x50" or "1e3" is most likely a mistake. */
const whole = (max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine(value => value <= max, message);

const atLeastOne = (max: number) => {
  const message = `deve ser um número entre 1 e ${max}`;
  return whole(max, message).refine(value => value >= 1, message);
};

/** Minimum length of a secret. */
export const SECRET_LENGTH = 32;

/** The environment variables, each with its schema. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {error: 'deve ser production, development ou test'})
    .default('development'),
  PORT: whole(65_535, 'deve ser um número entre 0 e 65535').default(3000),
  HOST: z
    .string()
    .refine(host => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host), 'deve ser um endereço ou nome de máquina')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'não pode ser vazio').default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Clube do Pintor <nao-responda@clubedopintor.example>'),
  SUPORTE_EMAIL: z.email('deve ser um endereço de e-mail').default('ajuda@clubedopintor.example'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: whole(10, 'deve ser o número de proxies à frente, de 0 a 10').default(0),
  SECRET: z.string().min(SECRET_LENGTH, 'precisa de 32 caracteres ou mais').optional(),
  SECRET_IDENTIDADES: z.string().min(SECRET_LENGTH, 'precisa de 32 caracteres ou mais').optional(),
  SECRET_IDENTIDADES_ANTERIORES: z
    .string()
    .default('')
    .transform(list =>
      list
        .split(',')
        .map(each => each.trim())
        .filter(Boolean),
    )
    .refine(list => list.every(each => each.length >= SECRET_LENGTH), 'precisa de 32 caracteres ou mais em cada uma'),
  MUNICIPIOS_URL: url(['http:', 'https:']).default(
    'https://servicodados.ibge.gov.br/api/v1/localidades/estados/{uf}/municipios',
  ),
  CEP_URL: url(['http:', 'https:']).default('https://viacep.com.br/ws/{cep}/json/'),
  PUSH_SERVICOS: z
    .string()
    .transform(list => list.split(',').map(each => each.trim()))
    .refine(list => list.every(each => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(each)), {
      error: 'deve ser uma lista de origens com vírgulas, como https://push.exemplo.com',
    })
    .default(PUSH_SERVICES),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  GOOGLE_KEYS_URL: url(['http:', 'https:']).default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_LOGIN_URL: url(['http:', 'https:']).default('https://accounts.google.com/o/oauth2/v2/auth'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: url(['http:', 'https:']).default('https://graph.facebook.com/v23.0'),
  FACEBOOK_LOGIN_URL: url(['http:', 'https:']).default('https://www.facebook.com/v23.0/dialog/oauth'),
  LEITURA_PROCESSOS: atLeastOne(16).default(1),
  DEMO_PARTES: atLeastOne(20).default(1),
  CADASTROS_POR_HORA: atLeastOne(100_000).default(10),
  CADASTROS_POR_DIA: atLeastOne(100_000).default(30),
  RESERVA_DISCO_MB: whole(999_999, 'deve ser um número de megabytes entre 0 e 999999').optional(),
  METRICS_PORT: whole(65_535, 'deve ser um número entre 0 e 65535').optional(),
  METRICS_HOST: z
    .string()
    .refine(host => isIP(host) > 0 || host === 'localhost', 'deve ser um endereço IP ou localhost')
    .default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(SECRET_LENGTH, 'precisa de 32 caracteres ou mais').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
