import {REQUISITOS, type RequisitoFlags, type Requisito} from '@clube/domain';
import type {Nivel} from './types';

const flags = (...required: Requisito[]): RequisitoFlags =>
  Object.fromEntries(REQUISITOS.map(requisito => [requisito, required.includes(requisito)])) as RequisitoFlags;

/** Four levels; each has the requirements of the one below and further ones. */
export const NIVEIS: readonly Nivel[] = [
  {
    nome: 'Bronze',
    tinta: '#a9683a',
    ordem: 1,
    valorPonto: 1,
    tipo: 'NENHUM',
    triggerLimite: 0,
    ...flags('clubProPintor'),
  },
  {
    nome: 'Prata',
    tinta: '#9aa3b2',
    ordem: 2,
    valorPonto: 1.1,
    tipo: 'NOTAS',
    triggerLimite: 6,
    ...flags('clubProPintor', 'enviandoNf'),
  },
  {
    nome: 'Ouro',
    tinta: '#f5b82e',
    ordem: 3,
    valorPonto: 1.2,
    tipo: 'PONTOS',
    triggerLimite: 12_000,
    ...flags('clubProPintor', 'enviandoNf', 'resgateItens', 'acheSeuPintor'),
  },
  {
    nome: 'Diamante',
    tinta: '#5aa9d6',
    ordem: 4,
    valorPonto: 1.5,
    tipo: 'PONTOS',
    triggerLimite: 30_000,
    ...flags(...REQUISITOS),
  },
];
