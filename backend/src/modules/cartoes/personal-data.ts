import {ERASED_NAME, PEDIDO_STATE_LABELS, PEDIDO_TYPE_LABELS} from '@clube/domain';
import {timestampText, yesNo} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql, type Sql} from '../../kernel/persistence/sql';

const own = (id: number): Sql => sql`t.pintor_id = ${id}`;

/**
 * Erases the card: its number, the operator's name for it and the printed name. The requests to the operator stay, as
 * their orders do. Numbers are never exported in full: the full card number unblocks a card.
 */
export const CARTOES_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'pedido_cartao',
      rows: own,
      erase: {
        // A request for a card contains a name.
        nome: sql`CASE WHEN t.tipo = 'cartao' THEN ${ERASED_NAME} END`,
        // Staff type the reason of a refusal; the reason of a cancelled request is our own text.
        motivo: sql`CASE WHEN t.estado = 'cancelado' THEN t.motivo END`,
      },
      retained: {tipo: 'a kind', estado: 'a state'},
    },
    {table: 'cartao', rows: own, erase: 'rows'},
  ],
  exportSections: [
    {
      name: 'cartao',
      place: 62,
      title: 'Seu cartão',
      why: 'Colocar no cartão o crédito que você pediu, e bloqueá-lo quando você precisar.',
      rows: id => sql<{
        Número: string;
        'Código da operadora': string | null;
        'Nome no cartão': string;
        Saldo: string;
        'Saldo de': string | null;
        Bloqueado: 'Sim' | 'Não';
        'Feito em': string;
        'Com você desde': string | null;
      }>`
        SELECT 'final ' || right(t.numero, 4) AS "Número", 'final ' || right(t.codigo_barras, 4) AS "Código da operadora",
               t.nome AS "Nome no cartão", 'R$ ' || replace(t.saldo::text, '.', ',') AS "Saldo", ${timestampText('t.saldo_em')} AS "Saldo de",
               ${yesNo('t.bloqueado')} AS "Bloqueado", ${timestampText('t.criado_em')} AS "Feito em",
               ${timestampText('t.entregue_em')} AS "Com você desde"
          FROM cartao t WHERE t.pintor_id = ${id}`,
    },
    {
      name: 'pedidos_cartao',
      place: 63,
      title: 'O que foi pedido para o seu cartão',
      why: 'Fazer o cartão, as recargas e os bloqueios que você pede, e saber em que ponto estão.',
      rows: id => sql<{
        'Pedido em': string;
        Pedido: string | null;
        Nome: string | null;
        Situação: string | null;
        Desde: string;
        Motivo: string | null;
      }>`
        SELECT ${timestampText('t.pedido_em')} AS "Pedido em", (${JSON.stringify(PEDIDO_TYPE_LABELS)}::jsonb ->> t.tipo) AS "Pedido", t.nome AS "Nome",
               (${JSON.stringify(PEDIDO_STATE_LABELS)}::jsonb ->> t.estado) AS "Situação", ${timestampText('t.mudado_em')} AS "Desde",
               t.motivo AS "Motivo"
          FROM pedido_cartao t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
