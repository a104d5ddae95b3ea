import {AVISO_DESCRIPTIONS, AVISO_KINDS, AVISO_CHANNEL_LABELS} from '@clube/domain';
import {timestampText, yesNo} from '../privacy/readable-sql';
import type {PersonalDataDeclaration} from '../privacy/declaration';
import {sql, type Sql} from '../persistence/sql';

const own = (id: number): Sql => sql`t.pintor_id = ${id}`;

const TITLES = JSON.stringify(Object.fromEntries(AVISO_KINDS.map(kind => [kind, AVISO_DESCRIPTIONS[kind].titulo])));
const WAYS = JSON.stringify(AVISO_CHANNEL_LABELS);

/** A painter's notices are erased with the painter: they speak of their receipts and orders, and their devices have addresses. */
export const NOTICES_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'aviso_entrega',
      rows: id => sql`EXISTS (SELECT 1 FROM aviso a WHERE a.id = t.aviso_id AND a.pintor_id = ${id})`,
      erase: 'rows',
    },
    {table: 'aviso', rows: own, erase: 'rows'},
    {table: 'aviso_preferencia', rows: own, erase: 'rows'},
    {table: 'aparelho_push', rows: own, erase: 'rows'},
  ],
  exportSections: [
    {
      name: 'avisos',
      place: 70,
      title: 'Avisos que você recebeu',
      why: 'Contar o que aconteceu com suas notas, seus pontos e seus prêmios, e você poder reler.',
      rows: id => sql<{
        Quando: string;
        Aviso: string;
        Texto: string;
        'Enviado por': string | null;
        'Lido em': string | null;
      }>`
        SELECT ${timestampText('t.criado_em')} AS "Quando", t.titulo AS "Aviso", concat_ws(' ', t.texto, t.detalhe) AS "Texto",
               (SELECT string_agg(DISTINCT (${WAYS}::jsonb ->> e.canal), ', ') FROM aviso_entrega e
                 WHERE e.aviso_id = t.id AND e.estado = 'entregue') AS "Enviado por",
               ${timestampText('t.lido_em')} AS "Lido em"
          FROM aviso t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
    {
      name: 'escolhas_avisos',
      place: 71,
      title: 'Avisos que você escolheu receber ou não',
      why: 'Avisar você só do que quiser, por onde quiser.',
      rows: id => sql<{Aviso: string; 'Por onde': string | null; Receber: 'Sim' | 'Não'}>`
        SELECT coalesce(${TITLES}::jsonb ->> t.tipo, t.tipo) AS "Aviso", (${WAYS}::jsonb ->> t.canal) AS "Por onde", ${yesNo('t.ligado')} AS "Receber"
          FROM aviso_preferencia t WHERE t.pintor_id = ${id} ORDER BY t.tipo, t.canal`,
    },
    {
      name: 'aparelhos',
      place: 72,
      title: 'Aparelhos que recebem avisos',
      why: 'Fazer o aviso chegar ao aparelho que você autorizou.',
      rows: id => sql<{Aparelho: string; Desde: string; 'Último aviso': string | null}>`
        SELECT t.nome AS "Aparelho", ${timestampText('t.criado_em')} AS "Desde", ${timestampText('t.entregue_em')} AS "Último aviso"
          FROM aparelho_push t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
