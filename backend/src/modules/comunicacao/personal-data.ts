import {timestampText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

export const COMUNICACAO_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [{table: 'mensagem_contato', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'}],
  exportSections: [
    {
      name: 'mensagens',
      place: 75,
      title: 'Mensagens que você enviou ao suporte',
      why: 'Responder ao que você perguntou.',
      rows: id => sql<{'Enviada em': string; Mensagem: string; 'Encaminhada em': string | null}>`
        SELECT ${timestampText('t.criada_em')} AS "Enviada em", t.mensagem AS "Mensagem", ${timestampText('t.encaminhada_em')} AS "Encaminhada em"
          FROM mensagem_contato t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
