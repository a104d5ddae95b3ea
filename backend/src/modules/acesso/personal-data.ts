import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

/** Passwords are never exported, not even to their owner. */
export const ACESSO_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'credencial',
      rows: id => sql`t.tipo_sessao = 'loja' AND t.sujeito_id = ${id}`,
      erase: 'rows',
    },
  ],
};
