import {momentText} from '../../kernel/privacy/held-sql';
import type {Personal} from '../../kernel/privacy/personal';
import {sql} from '../../kernel/persistence/sql';

export const COMUNICACAO_PERSONAL: Personal = {
  tables: [{table: 'mensagem_contato', rows: id => sql`t.pintor_id = ${id}`, erase: 'rows'}],
  held: [
    {
      name: 'mensagens',
      place: 75,
      title: 'Mensagens que você enviou ao suporte',
      why: 'Responder ao que você perguntou.',
      rows: id => sql<{'Enviada em': string; Mensagem: string; 'Encaminhada em': string | null}>`
        SELECT ${momentText('t.criada_em')} AS "Enviada em", t.mensagem AS "Mensagem", ${momentText('t.encaminhada_em')} AS "Encaminhada em"
          FROM mensagem_contato t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
