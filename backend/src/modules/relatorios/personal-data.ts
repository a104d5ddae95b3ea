import {sql, type Sql} from '../../kernel/persistence/sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';

const own = (id: number): Sql => sql`t.pintor_id = ${id}`;

/** Figures stay after erasure, as they identify nobody. */
export const RESUMOS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'resumo_compra',
      rows: own,
      retained: {cnpj_loja: 'a shop', dia: 'the day of the sale or of its sending'},
    },
    {
      table: 'resumo_item',
      rows: own,
      retained: {cnpj_loja: 'a shop', dia: 'the day of the sale'},
    },
    {table: 'resumo_cliente', rows: own, retained: {cnpj_loja: 'a shop'}},
    {table: 'resumo_pintor', rows: own},
  ],
};
