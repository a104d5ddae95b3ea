import {INVALID_AMOUNT, INVALID_INTEGER, maximumOf, minimumOf} from '../forms/field-errors.js';
import {MAX_VENDA_AMOUNT} from '../notas/venda/venda-items.js';
import {SENDING_TERM_DAYS} from '../notas/sending.js';
import {CODIGOS_PER_DAY, CODIGOS_PER_MONTH} from '../pontos/constants.js';
import {GRANT_LIMITS, GRANT_MONTH, MAX_GRANT_LIMIT} from '../pontos/grants.js';
import {CHECK_LIMITS, MAX_NOTA_PONTOS} from '../pontos/limits.js';

/** A setting that is a number: how screens call it, and which numbers it may be. */
export interface NumberSetting {
  readonly label: string;
  readonly hint: string;
  /** Default: 0. */
  readonly min?: number;
  readonly max: number;
  /** Maximum of decimal places; default: an integer. */
  readonly decimals?: number;
}

/** Limits of codes, the term of receipts and the rate of networks, in the screen's order (0-rules, 4, 5 and 8). */
export const PROGRAMME_SETTINGS = {
  codigosPorDia: {label: 'Códigos de um pintor por dia', hint: 'Conta o dia em que ele enviou o código.', max: 1000},
  codigosPorMes: {label: 'Códigos de um pintor por mês', hint: 'O mesmo, no mês do calendário.', max: 1000},
  diasNotaAtrasada: {
    label: 'Dias para enviar uma nota',
    hint: 'Notas de compras mais antigas ficam marcadas como atrasadas.',
    min: 1,
    max: 1000,
  },
  taxaSucesso: {
    label: 'Taxa de sucesso, em %',
    hint: 'Sobre o que as vendas de uma rede aumentaram.',
    max: 100,
    decimals: 2,
  },
} as const satisfies Readonly<Record<string, NumberSetting>>;

const IN_A_MONTH = `O mesmo, em ${GRANT_MONTH} dias.`;
const grantLimit = {max: MAX_GRANT_LIMIT};

/** The settings that limit what one staff user may do without approval, in the screen's order. */
export const LIMIT_SETTINGS = {
  pontosSegundaConferencia: {
    label: 'Pontos de uma nota',
    hint: 'Acima disso, outra pessoa da equipe confere e confirma.',
    max: MAX_NOTA_PONTOS,
  },
  valorSegundaConferencia: {
    label: 'Valor de uma nota, em reais',
    hint: 'O mesmo, pelo total da nota.',
    max: MAX_VENDA_AMOUNT / 100,
    decimals: 2,
  },
  pontosPintorDia: {
    label: 'Pontos para um pintor em 24 horas',
    hint: 'Somadas todas as notas, códigos e indicações.',
    ...grantLimit,
  },
  pontosPintorMes: {label: `Pontos para um pintor em ${GRANT_MONTH} dias`, hint: IN_A_MONTH, ...grantLimit},
  pontosUsuarioDia: {
    label: 'Pontos dados por uma pessoa em 24 horas',
    hint: 'Notas que ela pontuou e códigos que criou.',
    ...grantLimit,
  },
  pontosUsuarioMes: {label: `Pontos dados por uma pessoa em ${GRANT_MONTH} dias`, hint: IN_A_MONTH, ...grantLimit},
  pontosCodigo: {
    label: 'Pontos de um código',
    hint: 'Por uso: códigos de cadastro, promocionais e de treinamento.',
    ...grantLimit,
  },
  pontosCodigoTotal: {
    label: 'Pontos de um código em todos os usos',
    hint: 'Pontos vezes usos permitidos.',
    ...grantLimit,
  },
} as const satisfies Readonly<Record<string, NumberSetting>>;
export const PROGRAMME_SETTING_NAMES = Object.keys(PROGRAMME_SETTINGS) as (keyof typeof PROGRAMME_SETTINGS)[];
export const LIMIT_SETTING_NAMES = Object.keys(LIMIT_SETTINGS) as LimitSetting[];
export type LimitSetting = keyof typeof LIMIT_SETTINGS;

/** All settings that are numbers. */
export const NUMBER_SETTINGS = {...PROGRAMME_SETTINGS, ...LIMIT_SETTINGS};
export type NumberSettingName = keyof typeof NUMBER_SETTINGS;
export const NUMBER_SETTING_NAMES = Object.keys(NUMBER_SETTINGS) as NumberSettingName[];

export const isNumberSetting = (name: string): name is NumberSettingName => Object.hasOwn(NUMBER_SETTINGS, name);

/** The numbers in force before the first save. */
export const SETTING_DEFAULTS: Readonly<Record<NumberSettingName, number>> = {
  codigosPorDia: CODIGOS_PER_DAY,
  codigosPorMes: CODIGOS_PER_MONTH,
  diasNotaAtrasada: SENDING_TERM_DAYS,
  taxaSucesso: 3,
  pontosSegundaConferencia: CHECK_LIMITS.notaPontos,
  valorSegundaConferencia: CHECK_LIMITS.notaAmount / 100,
  pontosPintorDia: GRANT_LIMITS.pintorDia,
  pontosPintorMes: GRANT_LIMITS.pintorMes,
  pontosUsuarioDia: GRANT_LIMITS.usuarioDia,
  pontosUsuarioMes: GRANT_LIMITS.usuarioMes,
  pontosCodigo: GRANT_LIMITS.codigo,
  pontosCodigoTotal: GRANT_LIMITS.codigoTotal,
};

/** The error of a setting's number; undefined is a text that is none. */
export function settingError(name: NumberSettingName, value: number | undefined): string | undefined {
  const {min = 0, max, decimals = 0}: NumberSetting = NUMBER_SETTINGS[name];
  if (value === undefined || Number(value.toFixed(decimals)) !== value)
    return decimals > 0 ? INVALID_AMOUNT : INVALID_INTEGER;
  if (value < min) return minimumOf(min);
  return value > max ? maximumOf(max) : undefined;
}
