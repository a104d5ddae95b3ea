import type {Tab} from '../record-page/Tabs';
import {tabFor} from '../record-page/tab-for';
import {LojaMeses} from './LojaMeses';
import {LojaNotas} from './LojaNotas';
import {LojaPintores} from './LojaPintores';
import {LojaVendas} from './LojaVendas';

/** The tabs about a store, registered as a reseller or not: those that this person may see. */
export const lojaTabs = (cnpj: string): [Tab, ...Tab[]] => [
  {key: 'meses', label: 'Mês a mês', content: () => <LojaMeses cnpj={cnpj} />},
  {key: 'pintores', label: 'Pintores', content: () => <LojaPintores cnpj={cnpj} />},
  // Sales and receipts of all painters are visible to the same people.
  ...tabFor('GET /api/notas', {key: 'vendas', label: 'Vendas', content: () => <LojaVendas cnpj={cnpj} />}),
  ...tabFor('GET /api/notas', {key: 'notas', label: 'Notas', content: () => <LojaNotas cnpj={cnpj} />}),
];
