import {formatarData, formatarReais} from '@clube/domain';
import type {NotaNaoProcessada} from './tipos.ts';

type Lido = Partial<Pick<NotaNaoProcessada, 'numero' | 'total' | 'dataEmissao'>>;

/** `Nota 48213 · R$ 160,90 · 05/10/2026`: what was read of a receipt, in one line; undefined when nothing was. */
export function resumoLido({numero, total, dataEmissao}: Lido): string | undefined {
  const partes = [
    ...(numero ? [`Nota ${numero}`] : []),
    ...(typeof total === 'number' ? [formatarReais(Math.round(total * 100))] : []),
    ...(dataEmissao ? [formatarData(dataEmissao)] : []),
  ];
  return partes.length > 0 ? partes.join(' · ') : undefined;
}
