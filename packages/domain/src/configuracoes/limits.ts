import {GRANT_LIMITS, GRANT_MONTH} from '../pontos/grants.js';
import {CHECK_LIMITS, type Excess} from '../pontos/limits.js';
import {formatPontos} from '../values/pontos.js';

const IN_A_MONTH = `O mesmo, em ${GRANT_MONTH} dias.`;

/** The settings that limit what one staff user may do without approval, with the screen's order and labels. */
export const LIMIT_SETTINGS = {
  pontosSegundaConferencia: {
    label: 'Pontos de uma nota',
    hint: 'Acima disso, outra pessoa da equipe confere e confirma.',
  },
  valorSegundaConferencia: {label: 'Valor de uma nota, em reais', hint: 'O mesmo, pelo total da nota.'},
  pontosPintorDia: {label: 'Pontos para um pintor em 24 horas', hint: 'Somadas todas as notas, códigos e indicações.'},
  pontosPintorMes: {label: `Pontos para um pintor em ${GRANT_MONTH} dias`, hint: IN_A_MONTH},
  pontosUsuarioDia: {
    label: 'Pontos dados por uma pessoa em 24 horas',
    hint: 'Notas que ela pontuou e códigos que criou.',
  },
  pontosUsuarioMes: {label: `Pontos dados por uma pessoa em ${GRANT_MONTH} dias`, hint: IN_A_MONTH},
  pontosCodigo: {label: 'Pontos de um código', hint: 'Por uso: códigos de cadastro, promocionais e de treinamento.'},
  pontosCodigoTotal: {label: 'Pontos de um código em todos os usos', hint: 'Pontos vezes usos permitidos.'},
} as const satisfies Readonly<Record<string, {label: string; hint: string}>>;
export type LimitSetting = keyof typeof LIMIT_SETTINGS;

export const LIMIT_SETTING_NAMES = Object.keys(LIMIT_SETTINGS) as LimitSetting[];

/** Default limits: points, and reais for the amount of a receipt. */
export const LIMIT_DEFAULTS: Readonly<Record<LimitSetting, number>> = {
  pontosSegundaConferencia: CHECK_LIMITS.notaPontos,
  valorSegundaConferencia: CHECK_LIMITS.notaAmount / 100,
  pontosPintorDia: GRANT_LIMITS.pintorDia,
  pontosPintorMes: GRANT_LIMITS.pintorMes,
  pontosUsuarioDia: GRANT_LIMITS.usuarioDia,
  pontosUsuarioMes: GRANT_LIMITS.usuarioMes,
  pontosCodigo: GRANT_LIMITS.codigo,
  pontosCodigoTotal: GRANT_LIMITS.codigoTotal,
};

type Limits = Readonly<Partial<Record<LimitSetting, number>>>;

/** The limits that a change would raise, which needs approval; otherwise one person could lift every limit. */
export function raisedLimits(before: Limits, change: Limits): Excess[] {
  return LIMIT_SETTING_NAMES.flatMap(name => {
    const [maximo = 0, valor = maximo] = [before[name], change[name]];
    const texto = `${LIMIT_SETTINGS[name].label}: de ${formatPontos(maximo)} para ${formatPontos(valor)}`;
    return valor > maximo ? [{limite: 'limite' as const, valor, maximo, texto}] : [];
  });
}
