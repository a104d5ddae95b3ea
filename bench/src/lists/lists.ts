import type {SessionKind} from '@clube/domain';
import {MINE, PENDING, PAINTERS, PRIZES, PRODUCTS} from './plain-sql';

/** A list of 25 rows, as a request to the product and as plain SQL. */
export interface MeasuredList {
  name: string;
  path: string;
  session: SessionKind;
  /** The field of the rows in both responses. */
  key: string;
  sql: {
    rows: string;
    count: string;
    /** Both statements take the painter's id as $1. */
    ofPainter?: boolean;
  };
}

export const LISTS: MeasuredList[] = [
  {name: 'prizes', path: '/api/premios?pagina=0&limite=25', session: 'loja', key: 'premios', sql: PRIZES},
  {name: 'products', path: '/api/produtos?pagina=0&limite=25', session: 'loja', key: 'produtos', sql: PRODUCTS},
  {
    name: 'my orders',
    path: '/api/resgates?pagina=0&limite=25',
    session: 'loja',
    key: 'resgates',
    sql: {...MINE, ofPainter: true},
  },
  {
    name: 'pending receipts',
    path: '/api/pontuacoes/pendentes?pagina=0&limite=25',
    session: 'painel',
    key: 'rows',
    sql: PENDING,
  },
  {name: 'painters', path: '/api/parceiros?pagina=0&limite=25', session: 'painel', key: 'rows', sql: PAINTERS},
];
