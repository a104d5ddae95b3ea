import {z} from 'zod';
import {countOf} from '@clube/domain';
import type {Parsers} from '../parsers/parsers';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {Refusal} from '../refusals/refusals';
import type {RunningBatchJob} from '../batch-jobs/kind';
import type {StartedBatchJob, BatchJobs} from '../batch-jobs/batch-jobs';
import {checkLines} from './checking';
import type {ImportKind, Undo, UndoCounts} from './kind';
import type {ImportFile} from './reading/file';
import {CheckExpired} from './refusals';
import {storedImport, type StoredImport} from './stored';
import {undoLines} from './undoing';
import type {ImportSteps} from './steps';
import type {Outcome} from './writing';

const params = z.object({importacao: z.int()});
type Params = z.output<typeof params>;

interface Dependencies {
  db: Database;
  parsers: Parsers;
  batchJobs: BatchJobs;
  fileOf(stored: StoredImport): Promise<ImportFile>;
  /** How a kind's imports are undone; undefined: they cannot be. */
  undoOf(kind: ImportKind): Undo | undefined;
  /** Writes an import of any kind: by statements or in groups. */
  write(kind: ImportKind, stored: StoredImport, batchJob: ImportSteps): Promise<Outcome | undefined>;
}

/** The batch jobs of a kind: check, write and undo; all are started in the caller's transaction. */
export interface ImportBatchJobs {
  beginCheck(stored: StoredImport): Promise<StartedBatchJob>;
  beginWrite(stored: StoredImport): Promise<StartedBatchJob>;
  beginUndo(stored: StoredImport): Promise<StartedBatchJob>;
}

export function importBatchJobs(
  {db, parsers, batchJobs, fileOf, undoOf, write: writeAll}: Dependencies,
  kind: ImportKind,
): ImportBatchJobs {
  /** The batch job's import; undefined if it was already finished when the job resumed. */
  const ownImport = async (batchJob: RunningBatchJob<Params>, estado: 'conferindo' | 'gravando' | 'desfazendo') => {
    const stored = await storedImport(db, batchJob.params.importacao);
    return stored?.trabalhoId === batchJob.id && stored.estado === estado ? stored : undefined;
  };
  const check = batchJobs.define<Params>({
    name: `importacoes.${kind.tipo}.conferir`,
    right: kind.right,
    params,
    async run(batchJob) {
      const stored = await ownImport(batchJob, 'conferindo');
      if (!stored || !(await checkLines({db, parsers, kind, file: await fileOf(stored), batchJob}, stored))) return;
      const checked = await storedImport(db, stored.id);
      return {mensagem: checkedMessage(checked?.linhas ?? 0, checked?.erros ?? 0), importacao: stored.id};
    },
  });
  const write = batchJobs.define<Params>({
    name: `importacoes.${kind.tipo}.gravar`,
    right: kind.right,
    params,
    async run(batchJob) {
      const stored = await ownImport(batchJob, 'gravando');
      if (!stored) return;
      const outcome = await writeAll(kind, stored, batchJob).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.codigo === CheckExpired.codigo) await reopen(db, stored.id);
        throw error;
      });
      return outcome && {mensagem: kind.done(outcome.novas + outcome.mudadas), importacao: stored.id, ...outcome};
    },
  });
  const undo = batchJobs.define<Params>({
    name: `importacoes.${kind.tipo}.desfazer`,
    right: kind.right,
    params,
    async run(batchJob) {
      const stored = await ownImport(batchJob, 'desfazendo');
      const undone = stored && (await undoLines({db, kind, undo: undoOf(kind), batchJob}, stored));
      return (
        undone && {mensagem: kind.undone?.(undone.criadas) ?? undoneMessage(undone), importacao: stored.id, ...undone}
      );
    },
  });
  const paramsOf = ({id}: StoredImport): Params => ({importacao: id});
  return {
    beginCheck: stored =>
      batchJobs.start(check, {
        titulo: `Conferir ${kind.titulo.toLowerCase()}`,
        params: paramsOf(stored),
        ...(stored.estimativa > 0 && {total: stored.estimativa}),
      }),
    beginWrite: stored =>
      batchJobs.start(write, {
        titulo: `Importar ${kind.titulo.toLowerCase()}`,
        params: paramsOf(stored),
        total: stored.validas ?? 0,
      }),
    beginUndo: stored =>
      batchJobs.start(undo, {titulo: `Desfazer importação de ${kind.titulo.toLowerCase()}`, params: paramsOf(stored)}),
  };
}

const reopen = (db: Database, id: number) =>
  db.tx(() => db.query(sql`UPDATE importacao SET estado = 'recebida' WHERE id = ${id} AND estado = 'gravando'`));

const undoneMessage = ({criadas, mudadas}: UndoCounts): string =>
  `${countOf(criadas, 'linha removida', 'linhas removidas')}, ${countOf(mudadas, 'linha como antes', 'linhas como antes')}.`;

const checkedMessage = (lines: number, wrong: number): string =>
  `${countOf(lines, 'linha conferida', 'linhas conferidas')}, ${wrong === 0 ? 'nenhuma' : wrong.toLocaleString('pt-BR')} com erro.`;
