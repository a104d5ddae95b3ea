import {somarMeses, type DataCivil} from '@clube/domain';
import type {Rede} from './types';

/** Six networks of resellers, which joined the programme at different times. */
export function createRedes(hoje: DataCivil): Rede[] {
  const linhas: [string, string, number, boolean][] = [
    ['Rede Paulista de Tintas', 'Sudeste', 14, false],
    ['Tintas Unidas', 'Sudeste', 9, true],
    ['Rede Cores do Sul', 'Sul', 12, false],
    ['Aliança Sulista', 'Sul', 5, false],
    ['Rede Sol Nordeste', 'Nordeste', 10, false],
    ['Rede Planalto Central', 'Centro-Oeste', 7, true],
  ];
  return linhas.map(([nome, regiao, meses, bloquearAcimaCota]) => ({
    nome,
    regiao,
    dataCadastro: somarMeses(hoje, -meses),
    bloquearAcimaCota,
  }));
}
