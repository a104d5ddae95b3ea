import {z} from 'zod';
import {
  ADMINISTRADOR,
  TRABALHO_LINHA_STATES,
  TRABALHO_STATES,
  TRABALHO_STATE_LABELS,
  TRABALHO_LINHA_STATE_LABELS,
  type Call,
} from '@clube/domain';
import type {Actor} from '../context';
import {f} from '../entities/fields';
import {NOW, defineList, param, type Values} from '../lists/list';
import {flag} from '../entities/wire';
import {notForbidden} from '../security/forbidden-kinds';
import {BATCH_JOB_RIGHTS} from './kind';
import {UNDOABLE_SQL} from './state';

export const who = (actor: Actor): number => ('id' in actor ? actor.id : 0);
export const seesAll = (actor: Actor): boolean => actor.kind === 'painel' && actor.permissao === ADMINISTRADOR;

/** SQL condition: staff see their own rows, an Administrador everybody's; of kinds that they may start (`rights`). */
export function visible(
  actor: Actor,
  values: Values,
  alias: string,
  rights: ReadonlyMap<string, Call>,
): string | undefined {
  const mine = seesAll(actor) ? undefined : `${alias}.usuario_id = ${values.add(who(actor))}`;
  return (
    [mine, notForbidden(`${alias}.tipo`, rights, actor)].filter(part => part !== undefined).join(' AND ') || undefined
  );
}

/** Batch jobs, newest first. */
export const trabalhos = defineList({
  name: 'trabalhos',
  route: 'GET /api/trabalhos',
  from: 'trabalho t JOIN usuario u ON u.id = t.usuario_id',
  base: 'trabalho t',
  fields: {
    id: f.id().title('Nº'),
    titulo: f.text().title('Trabalho').unsorted(),
    tipo: f.text().unsorted(),
    usuario: f.text().title('Quem iniciou').computed('u.nome').unsorted(),
    estado: f.oneOf(TRABALHO_STATES).title('Situação').labels(TRABALHO_STATE_LABELS).unsorted(),
    total: f.int().title('Total').optional().unsorted(),
    feitos: f.int().title('Feitos').unsorted(),
    falhas: f.int().title('Falhas').unsorted(),
    cancelar: f.bool().unsorted(),
    desfazivel: f.bool().computed(UNDOABLE_SQL).unsorted(),
    mensagem: f.text().title('Mensagem').optional().unsorted(),
    resultado: f.json(z.record(z.string(), z.unknown())).optional(),
    criadoEm: f.timestamp().title('Início').unsorted(),
    comecarEm: f.timestamp().title('Marcado para').optional().unsorted(),
    comecouEm: f.timestamp().optional().unsorted(),
    terminouEm: f.timestamp().title('Fim').optional().unsorted(),
  },
  params: {
    // One that waits for its start time does not count as open: there is nothing to watch yet.
    aberto: param(flag, open =>
      open
        ? `t.estado IN ('fila', 'rodando') AND (t.comecar_em IS NULL OR t.comecar_em <= ${NOW})`
        : `t.estado NOT IN ('fila', 'rodando')`,
    ),
    meus: param(flag, (mine, values, actor) => (mine ? `t.usuario_id = ${values.add(who(actor))}` : undefined)),
  },
  sort: '-id',
  period: 'criadoEm',
  scope: (actor, values) => visible(actor, values, 't', BATCH_JOB_RIGHTS),
});

/** The rows of the batch job that the parameter `trabalho` names, with the result of each. */
export const linhasDoTrabalho = defineList({
  name: 'linhas-do-trabalho',
  route: 'GET /api/trabalhos/{id}/linhas',
  from: 'trabalho_linha t',
  fields: {
    id: f.int().title('Linha').computed('t.ordem'),
    chave: f.text().title('Identificador').unsorted(),
    nome: f.text().title('Registro').optional().unsorted(),
    estado: f.oneOf(TRABALHO_LINHA_STATES).title('Resultado').labels(TRABALHO_LINHA_STATE_LABELS).unsorted(),
    mensagem: f.text().title('Motivo').optional().unsorted(),
  },
  key: 't.ordem',
  sort: 'id',
  params: {
    trabalho: param(z.coerce.number().int(), (trabalho, values) => `t.trabalho_id = ${values.add(trabalho)}::int`),
  },
  // A scope that adds a parameter counts as the caller's own rows, which the list engine reads by a simple query. That
  // suits the rows of one batch job.
  scope: (actor, values) =>
    `EXISTS (SELECT 1 FROM trabalho w WHERE w.id = t.trabalho_id AND (w.usuario_id = ${values.add(who(actor))} OR ${seesAll(actor)})
       AND ${notForbidden('w.tipo', BATCH_JOB_RIGHTS, actor) ?? 'TRUE'})`,
});
