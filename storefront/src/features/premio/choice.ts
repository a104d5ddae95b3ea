import {optionFields, type PremioOption} from '@clube/domain';
import {useStoredState} from '../../base/useStoredState';
import type {Premio} from '../../base/types';

/** The choices made for an order. */
export interface Choice {
  qtde: number;
  option: PremioOption;
}

const FIRST: Choice = {qtde: 1, option: {}};

const valueOf = (row: object, field: string): unknown => Reflect.get(row, field);

/** The stored choices that the prize still offers. */
function readChoice({tipo, codigo}: Premio, max: number, stored: object): Choice {
  const qtde = valueOf(stored, 'qtde');
  const option = valueOf(stored, 'option');
  const chosen = optionFields({tipo, codigo}).flatMap(({field}) => {
    const value = typeof option === 'object' && option !== null ? valueOf(option, field) : undefined;
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return {
    qtde: typeof qtde === 'number' && Number.isInteger(qtde) && qtde >= 1 && qtde <= max ? qtde : 1,
    option: Object.fromEntries(chosen),
  };
}

/** The choices for a prize, which survive a reload. */
export const useChoice = (premio: Premio, max: number) =>
  useStoredState(`premio.${premio.codigo}`, FIRST, stored => readChoice(premio, max, stored));
