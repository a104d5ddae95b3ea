import {emTitulo} from '../components/texto';
import type {Column} from '../components/grid/columns';
import type {LinhaTopo} from './dados';

export type LinhaNumerada = LinhaTopo & {id: number};

const name = (title: string): Column<LinhaNumerada> => ({
  kind: 'text',
  field: 'nome',
  title,
  main: true,
  width: 140,
  value: ({nome}) => emTitulo(nome),
  to: ({cpf}) => cpf && `/painel/pintor/${cpf}`,
});

const points = (field: 'acumulado' | 'saldo' | 'quantidade', title: string): Column<LinhaNumerada> => ({
  kind: 'points',
  field,
  title,
  sortable: true,
});

const SOLD: Column<LinhaNumerada> = {kind: 'money', field: 'vendido', title: 'R$ vendido', sortable: true};
const EARNED = points('acumulado', 'Acumulado');

export const PINTORES = [name('Nome'), EARNED, points('saldo', 'Saldo'), SOLD];
export const REVENDAS_PONTUADAS = [name('Revenda'), EARNED, SOLD];
export const REVENDAS_INDICAM = [name('Revenda'), points('quantidade', 'Cadastros')];
export const PRODUTOS = [
  {...name('Produto'), value: ({nome}: LinhaNumerada) => nome},
  EARNED,
  points('quantidade', 'Quantidade'),
  SOLD,
];
