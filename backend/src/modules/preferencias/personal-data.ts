import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {mentions} from '../../kernel/privacy/mentions';
import {sql} from '../../kernel/persistence/sql';

/** A saved view may contain a search for a person. */
export const PREFERENCIAS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'visao',
      rows: id => mentions(sql`t.nome || t.filtros::text`, id),
      erase: 'rows',
    },
    {
      table: 'preferencia',
      rows: id => mentions(sql`t.valor::text`, id),
      erase: 'rows',
    },
  ],
};
