import {LANCAMENTO_LABELS} from '@clube/domain';
import {timestampText} from '../../kernel/privacy/readable-sql';
import type {PersonalDataDeclaration} from '../../kernel/privacy/declaration';
import {sql, type Sql} from '../../kernel/persistence/sql';

const own = (id: number): Sql => sql`t.pintor_id = ${id}`;

/** Points are figures: they stay after erasure, without a link to an identifiable person. */
export const PONTOS_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    {
      table: 'alocacao',
      rows: id => sql`EXISTS (SELECT 1 FROM lancamento l WHERE l.id = t.lancamento_id AND l.pintor_id = ${id})`,
    },
    {table: 'ponto_expirado', rows: own},
    {table: 'lote', rows: own, retained: {origem: 'a kind', cnpj_loja: 'a shop'}},
    {table: 'uso_codigo', rows: own, retained: {codigo: 'of a campaign', operacao: 'a kind'}},
    {table: 'lancamento', rows: own, retained: {tipo: 'a kind', referencia: 'the number of a row'}},
    {table: 'conta', rows: own},
  ],
  exportSections: [
    {
      name: 'pontos',
      place: 50,
      title: 'Extrato de pontos',
      why: 'Saber quantos pontos você tem, de onde vieram e para onde foram.',
      rows: id => sql<{Quando: string; Lançamento: string | null; Pontos: number; 'Saldo depois': number}>`
        SELECT ${timestampText('t.ocorrido_em')} AS "Quando", (${JSON.stringify(LANCAMENTO_LABELS)}::jsonb ->> t.tipo) AS "Lançamento",
               t.pontos AS "Pontos", t.saldo_apos AS "Saldo depois"
          FROM lancamento t WHERE t.pintor_id = ${id} ORDER BY t.seq DESC`,
    },
    {
      name: 'codigos',
      place: 51,
      title: 'Códigos que você usou',
      why: 'Dar os pontos de cada código uma vez só e respeitar os limites.',
      rows: id => sql<{'Enviado em': string; 'Usado em': string; Código: string; Pontos: number}>`
        SELECT ${timestampText('coalesce(t.enviado_em, t.utilizado_em)')} AS "Enviado em", ${timestampText('t.utilizado_em')} AS "Usado em", t.codigo AS "Código", t.pontos AS "Pontos"
          FROM uso_codigo t WHERE t.pintor_id = ${id} ORDER BY t.id DESC`,
    },
  ],
};
