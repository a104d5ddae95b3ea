import type {Tab} from '../record-page/Tabs';
import {tabFor} from '../record-page/tab-for';
import {LojaMeses} from './LojaMeses';
import {LojaNotas} from './LojaNotas';
import {LojaPintores} from './LojaPintores';
import {LojaVendas} from './LojaVendas';

/** What is known of any shop, registered as a reseller or not: the parts that this person may see. */
export const lojaTabs = (cnpj: string): [Tab, ...Tab[]] => [
  {key: 'meses', label: 'Mês a mês', content: () => <LojaMeses cnpj={cnpj} />},
  {key: 'pintores', label: 'Pintores', content: () => <LojaPintores cnpj={cnpj} />},
  // Everybody's sales and receipts are for the same people.
  ...tabFor('GET /api/notas', {key: 'vendas', label: 'Vendas', content: () => <LojaVendas cnpj={cnpj} />}),
  ...tabFor('GET /api/notas', {key: 'notas', label: 'Notas', content: () => <LojaNotas cnpj={cnpj} />}),
];
