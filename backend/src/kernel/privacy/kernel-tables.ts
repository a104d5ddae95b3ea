import {PINTOR_FIELDS} from '@clube/domain';
import {sql} from '../persistence/sql';
import {timestampText} from './readable-sql';
import {IMPORT_TABLES} from '../imports/personal-data';
import {mentions} from './mentions';
import type {PersonalDataDeclaration} from './declaration';

const FIELD_LABELS = Object.fromEntries(Object.entries(PINTOR_FIELDS).map(([field, {label}]) => [field, label]));

/** The personal data in the kernel's own tables. */
export const KERNEL_PERSONAL_DATA: PersonalDataDeclaration = {
  tables: [
    ...IMPORT_TABLES,
    {
      table: 'idempotencia',
      rows: id => sql`t.ator = ${`loja:${id}`}`,
      erase: 'rows',
    },
    {
      table: 'evento_entrega',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {assinante: 'a part of the program', erro: 'a fault of the program'},
    },
    {
      table: 'evento',
      rows: id => sql`t.pintor_id = ${id}`,
      retained: {nome: 'a kind', dados: 'numbers and kinds: no word that a person wrote'},
    },
    {table: 'tarefa_restaurada', rows: id => sql`t.dados->>'pintorId' = ${String(id)}`, erase: 'rows'},
    {table: 'envio', rows: id => sql`t.ator = ${`loja:${id}`} AND t.usado_em IS NULL`, erase: 'rows'},
    {
      table: 'sessao',
      rows: id => sql`t.tipo_sessao = 'loja' AND t.sujeito_id = ${id}`,
      erase: 'rows',
    },
    {
      table: 'consumo_envio',
      rows: id => sql`t.quem IN (${`pintor:${id}`}, ${`loja:${id}`})`,
      erase: 'rows',
    },
    {
      table: 'trabalho',
      first: true,
      // The search of the staff member who started it.
      rows: id =>
        sql`t.terminou_em IS NOT NULL AND ${mentions(sql`t.parametros::text || coalesce(t.resultado::text, '')`, id)}`,
      erase: {parametros: sql`'{}'::jsonb`, resultado: sql`NULL`},
      retained: {
        tipo: 'the kind of work',
        titulo: 'the kind in words and a count',
        estado: 'a state',
        marca: 'a place in an order',
        mensagem: 'what became of it',
      },
    },
    {
      table: 'aprovacao',
      first: true,
      rows: id => mentions(sql`t.motivo`, id),
      erase: {motivo: sql`NULL`},
      retained: {
        tipo: 'a kind',
        titulo: 'the kind in words',
        resumo: 'figures in words',
        excessos: 'figures',
        pedido: 'numbers and choices',
        estado: 'a state',
      },
    },
    {
      table: 'auditoria',
      // The audit holds changes of a painter's profile, notes about orders and reasons for refused card requests, all of which
      // may contain personal data.
      rows: id => sql`(t.entidade = 'pintor' AND t.entidade_id = ${String(id)} AND t.acao = 'alterar') OR (t.entidade = 'resgate' AND (t.antes ? 'observacao' OR t.depois ? 'observacao')
          AND EXISTS (SELECT 1 FROM resgate r WHERE r.id::text = t.entidade_id AND r.pintor_id = ${id}))
        OR (t.entidade = 'pedido_cartao' AND t.depois ? 'motivo'
          AND EXISTS (SELECT 1 FROM pedido_cartao c WHERE c.id::text = t.entidade_id AND c.pintor_id = ${id}))`,
      erase: {
        antes: sql`CASE WHEN t.entidade = 'pintor' THEN '{}' ELSE t.antes - 'observacao' END`,
        depois: sql`CASE WHEN t.entidade = 'pintor' THEN '{}' ELSE t.depois - 'observacao' - 'motivo' END`,
      },
      retained: {
        tipo_ator: 'a kind',
        pagina: 'an address without what stands behind it',
        request_id: 'a number',
        acao: 'a kind',
        entidade: 'a table',
        entidade_id: 'a number',
      },
    },
  ],
  exportSections: [
    {
      name: 'sessoes',
      place: 91,
      title: 'Aparelhos em que você está conectado',
      why: 'Manter você conectado e proteger sua conta.',
      rows: id => sql<{'Conectado em': string; 'Último uso': string; 'Vale até': string}>`
        SELECT ${timestampText('t.criada_em')} AS "Conectado em", ${timestampText('t.usada_em')} AS "Último uso",
               ${timestampText('t.expira_em')} AS "Vale até"
          FROM sessao t WHERE t.tipo_sessao = 'loja' AND t.sujeito_id = ${id} ORDER BY t.criada_em DESC`,
    },
    {
      name: 'alteracoes',
      place: 90,
      title: 'O que foi alterado no seu cadastro',
      why: 'Saber quem alterou o quê, e poder corrigir.',
      rows: id => sql<{Quando: string; 'O quê': string; Mudança: string | null; Quem: string; Onde: string | null}>`
        SELECT ${timestampText('t.ocorrido_em')} AS "Quando", t.acao AS "O quê",
               CASE WHEN t.entidade = 'pintor' AND t.acao = 'alterar' THEN (
                 SELECT string_agg(coalesce(${JSON.stringify(FIELD_LABELS)}::jsonb ->> d.key, d.key) || ': '
                          || coalesce(t.antes ->> d.key, 'vazio') || ' → ' || coalesce(d.value, 'vazio'), '; ')
                   FROM jsonb_each_text(t.depois) d) END AS "Mudança",
               CASE t.tipo_ator WHEN 'painel' THEN 'Equipe do Clube' WHEN 'loja' THEN 'Você' ELSE 'Sistema' END AS "Quem", t.pagina AS "Onde"
          FROM auditoria t WHERE (t.entidade = 'pintor' AND t.entidade_id = ${String(id)}) OR (t.tipo_ator = 'loja' AND t.ator_id = ${id})
         ORDER BY t.id DESC`,
    },
  ],
};
