import {addMonths, type CivilDate} from '@clube/domain';
import type {Rede} from '../types';

/** Six networks of resellers, which joined the programme at different times. */
export function createRedes(today: CivilDate): Rede[] {
  const rows: [string, string, number, boolean][] = [
    ['Rede Paulista de Tintas', 'Sudeste', 14, false],
    ['Tintas Unidas', 'Sudeste', 9, true],
    ['Rede Cores do Sul', 'Sul', 12, false],
    ['Aliança Sulista', 'Sul', 5, false],
    ['Rede Sol Nordeste', 'Nordeste', 10, false],
    ['Rede Planalto Central', 'Centro-Oeste', 7, true],
  ];
  return rows.map(([nome, regiao, months, bloquearAcimaCota]) => ({
    nome,
    regiao,
    dataCadastro: addMonths(today, -months),
    bloquearAcimaCota,
  }));
}
