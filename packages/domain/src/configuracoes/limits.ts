import type {Excess} from '../pontos/limits.js';
import {LIMIT_SETTING_NAMES, NUMBER_SETTINGS} from './settings.js';

const GUARDED = [...LIMIT_SETTING_NAMES, 'codigosPorDia', 'codigosPorMes'] as const;

type Limits = Readonly<Partial<Record<(typeof GUARDED)[number], number>>>;

/** The limits that a change would raise, which needs approval; otherwise one person could lift every limit. */
export function raisedLimits(before: Limits, change: Limits): Excess[] {
  return GUARDED.flatMap(name => {
    const [maximo = 0, valor = maximo] = [before[name], change[name]];
    const [was, is] = [maximo, valor].map(limit => limit.toLocaleString('pt-BR'));
    const texto = `${NUMBER_SETTINGS[name].label}: de ${was} para ${is}`;
    return valor > maximo ? [{limite: 'limite' as const, valor, maximo, texto}] : [];
  });
}
