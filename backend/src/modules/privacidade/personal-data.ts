import {timestampText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql} from '../../kernel/persistence/sql';

export const PRIVACIDADE_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'pedido_privacidade',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {tipo: 'a kind', documento: 'which text', estado: 'a state'},
    },
  ],
  exportSections: [
    {
      name: 'pedidos',
      place: 80,
      title: 'Seus pedidos de privacidade',
      why: 'Atender o que você pede e poder provar isso.',
      rows: id => sql<{'Pedido em': string; Pedido: string; 'Atendido em': string | null}>`
        SELECT ${timestampText('t.pedido_em')} AS "Pedido em",
               CASE t.tipo WHEN 'copia' THEN 'Cópia dos dados' WHEN 'eliminacao' THEN 'Apagar os dados' ELSE 'Retirada de autorização' END AS "Pedido",
               ${timestampText('t.atendido_em')} AS "Atendido em"
          FROM pedido_privacidade t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
