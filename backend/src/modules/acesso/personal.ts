import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

/** Of a password nobody is told anything, not even its owner. */
export const ACESSO_PERSONAL: PersonalDataDeclaration = {
  tables: [
    {
      table: 'credencial',
      rows: id => sql`t.tipo_sessao = 'loja' AND t.sujeito_id = ${id}`,
      erase: 'rows',
    },
  ],
};
