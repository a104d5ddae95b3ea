import {z} from 'zod';
import {
  IMPORTACAO_ENCODINGS,
  DECIMAL_SIGNS,
  IMPORTACAO_STATE_LABELS,
  LINHA_STATE_LABELS,
  IMPORTACAO_STATES,
  IMPORTACAO_MODES,
  IMPORTACAO_SEPARATORS,
  LINHA_STATES,
  type LinhaState,
} from '@clube/domain';
import {f} from '../../entities/fields';
import {defineList, param} from '../../lists/list';
import {seesAll, visible, who} from '../../batch-jobs/batch-jobs.list';
import {notForbidden} from '../../security/forbidden-kinds';
import {IMPORT_RIGHTS} from '../kind';
import {STATE_SQL, UNDO_UNTIL_SQL} from '../stored';

const coluna = z
  .object({nome: z.string(), exemplo: z.string(), campo: z.string().nullable()})
  .meta({id: 'ImportacaoColuna'});
const contagens = z
  .object({validas: z.int(), novas: z.int(), mudadas: z.int(), iguais: z.int(), erros: z.int()})
  .meta({id: 'ImportacaoContagens'});
const repetida = z.object({id: z.int(), em: z.iso.datetime()}).meta({id: 'ImportacaoRepetida'});
const erro = z.object({campo: z.string(), mensagem: z.string()}).meta({id: 'ImportacaoErro'});
const valor = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The latest written import of an identical file. */
const REPEATED = `(SELECT json_build_object('id', r.id, 'em', to_char(r.terminada_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM importacao r WHERE r.tipo = t.tipo AND r.sha256 = t.sha256 AND r.estado = 'concluida' AND r.id < t.id ORDER BY r.id DESC LIMIT 1)`;
const COUNTS = `(CASE WHEN t.validas IS NOT NULL THEN json_build_object('validas', t.validas, 'novas', t.novas, 'mudadas', t.mudadas,
  'iguais', t.iguais, 'erros', t.erros) END)`;

/** Imports, newest first. */
export const importacoes = defineList({
  name: 'importacoes',
  route: 'GET /api/importacoes',
  from: 'importacao t JOIN usuario u ON u.id = t.usuario_id LEFT JOIN trabalho w ON w.id = t.trabalho_id',
  base: 'importacao t',
  fields: {
    id: f.id().title('Nº'),
    nomeArquivo: f.text().title('Arquivo').unsorted(),
    tipo: f.text().title('Tipo').unsorted(),
    autor: f.text().title('Quem enviou').computed('u.nome').unsorted(),
    estado: f.oneOf(IMPORTACAO_STATES).title('Situação').computed(STATE_SQL).labels(IMPORTACAO_STATE_LABELS).unsorted(),
    tamanho: f.int().unsorted(),
    formato: f.oneOf(['csv', 'xlsx']).unsorted(),
    codificacao: f.oneOf(IMPORTACAO_ENCODINGS).optional().unsorted(),
    separador: f.oneOf(IMPORTACAO_SEPARATORS).optional().unsorted(),
    decimal: f.oneOf(DECIMAL_SIGNS).column('sinal_decimal').unsorted(),
    parametros: f.json(z.record(z.string(), valor)),
    planilha: f.text().optional().unsorted(),
    planilhas: f.json(z.array(z.string())).computed('to_json(t.planilhas)'),
    colunas: f.json(z.array(coluna)),
    amostra: f.json(z.array(z.array(z.string()))),
    problemas: f.json(z.array(z.string())).computed('to_json(t.problemas)'),
    repetida: f.json(repetida).optional().computed(REPEATED),
    linhas: f.int().title('Linhas').optional().unsorted(),
    contagens: f.json(contagens).optional().computed(COUNTS),
    trabalho: f.int().column('trabalho_id').optional().unsorted(),
    desfazerAte: f.timestamp().computed(UNDO_UNTIL_SQL).optional().unsorted(),
    modo: f.oneOf(IMPORTACAO_MODES).optional().unsorted(),
    mensagem: f.text().title('Mensagem').computed('coalesce(t.mensagem, w.mensagem)').optional().unsorted(),
    criadaEm: f.timestamp().title('Enviada em').unsorted(),
    terminadaEm: f
      .timestamp()
      .title('Terminada em')
      .computed('coalesce(t.terminada_em, w.terminou_em)')
      .optional()
      .unsorted(),
  },
  sort: '-id',
  scope: (actor, values) => visible(actor, values, 't', IMPORT_RIGHTS),
});

/** The checked lines of the import that the parameter `importacao` names. */
export const linhasDaImportacao = defineList({
  name: 'linhas-da-importacao',
  route: 'GET /api/importacoes/{id}/linhas',
  from: 'importacao_linha t',
  fields: {
    id: f.int().computed('t.linha'),
    linha: f.int().title('Linha').unsorted(),
    situacao: f.oneOf<LinhaState>(LINHA_STATES).title('Situação').labels(LINHA_STATE_LABELS).unsorted(),
    valores: f.json(z.record(z.string(), valor)),
    antes: f.json(z.record(z.string(), valor)).optional(),
    erros: f.json(z.array(erro)).computed(`coalesce(t.erros, '[]')`),
  },
  key: 't.linha',
  sort: 'id',
  params: {
    importacao: param(z.coerce.number().int(), (id, values) => `t.importacao_id = ${values.add(id)}::int`),
  },
  // A scope that adds a parameter counts as the caller's own rows, which the list engine reads by a simple query. That
  // suits the lines of one import.
  scope: (actor, values) =>
    `EXISTS (SELECT 1 FROM importacao i WHERE i.id = t.importacao_id AND (i.usuario_id = ${values.add(who(actor))} OR ${seesAll(actor)})
       AND ${notForbidden('i.tipo', IMPORT_RIGHTS, actor) ?? 'TRUE'})`,
});
