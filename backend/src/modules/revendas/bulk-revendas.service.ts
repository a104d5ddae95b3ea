import {BindingScope, inject, injectable} from '@loopback/core';
import {z} from 'zod';
import type {BatchJobs} from '../../kernel/batch-jobs/batch-jobs';
import {defineBulk} from '../../kernel/batch-jobs/bulk';
import {previewBulk} from '../../kernel/batch-jobs/preview';
import {ChangedSince} from '../../kernel/batch-jobs/refusals';
import type {Crud} from '../../kernel/entities/writing/crud';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {AlreadySo, fieldRefusal} from '../../kernel/refusals/refusals';
import {Revenda, revendas} from './revenda';

const REVENDA_UNCHANGED = 'A revenda já está assim.';

const FIELDS = ['ativo', 'redeId', 'rm'] as const;
type Field = (typeof FIELDS)[number];
const COLUMNS: Readonly<Record<Field, string>> = {ativo: 't.ativo', redeId: 't.rede_id', rm: 't.rm'};

/** One value that many resellers get. */
export const bulkChange = Revenda.change
  .pick({ativo: true, redeId: true, rm: true})
  .refine(
    change => FIELDS.filter(field => change[field] !== undefined).length === 1,
    'Informe uma mudança: ativo, redeId ou rm',
  )
  .meta({id: 'RevendasMudanca'});
type BulkChange = z.output<typeof bulkChange>;

/** A field, and its value before and after, as the list shows it. */
const done = z.object({campo: z.enum(FIELDS), de: z.int().nullable(), para: z.int().nullable()});

/** Changes one value of all resellers that a filter matches. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkRevendasService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {
    // One reseller per transaction: another network also changes what its rollups count.
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'revendas.mudar',
        right: 'POST /api/revendas/bulk/filtro',
        list: revendas,
        rowName: 't.nome_fantasia',
        params: bulkChange,
        each: ({chave}, change) => this.change(Number(chave), change),
        undo: ({chave}, entry) => this.undo(Number(chave), done.parse(entry)),
      },
    );
  }

  /** How many resellers the change would reach, and how many are so already. */
  preview(filter: object, change: BulkChange) {
    const field = fieldOf(change);
    const value = change[field];
    const refusal = `CASE WHEN ${COLUMNS[field]} IS NOT DISTINCT FROM ${JSON.stringify(value)} THEN '${REVENDA_UNCHANGED}' END`;
    return previewBulk(this.db, {list: revendas, filtro: filter, refusal});
  }

  /** @throws 422 for a network that is none, before anything begins */
  async start(filter: object, change: BulkChange) {
    const {redeId} = change;
    const rede =
      typeof redeId === 'number'
        ? await this.db.one(sql<{nome: string}>`SELECT nome FROM rede WHERE id = ${redeId}`)
        : undefined;
    if (typeof redeId === 'number' && !rede) throw fieldRefusal({redeId: 'Escolha uma rede da lista'});
    return this.begin({titulo: titleOf(change, rede?.nome), filtro: filter, params: change});
  }

  private async change(id: number, change: BulkChange): Promise<z.output<typeof done>> {
    const campo = fieldOf(change);
    let made: z.output<typeof done> | undefined;
    await this.crud.update(Revenda, id, change, {
      also: async (after, before) => {
        if (after[campo] === before[campo]) throw AlreadySo({erro: REVENDA_UNCHANGED});
        made = done.parse({campo, de: before[campo] ?? null, para: after[campo] ?? null});
      },
    });
    if (!made) throw new Error('a reseller was not changed');
    return made;
  }

  private async undo(id: number, {campo, de, para}: z.output<typeof done>): Promise<void> {
    await this.crud.update(Revenda, id, bulkChange.parse({[campo]: de}), {
      also: async (_, before) => {
        if ((before[campo] ?? null) !== para) throw ChangedSince();
      },
    });
  }
}

function fieldOf(change: BulkChange): Field {
  const field = FIELDS.find(name => change[name] !== undefined);
  if (!field) throw new Error('a change of nothing');
  return field;
}

function titleOf({ativo, rm}: BulkChange, rede: string | undefined): string {
  if (ativo !== undefined) return ativo ? 'Ativar revendas' : 'Inativar revendas';
  if (rm !== undefined) return rm ? 'Tornar revendas master' : 'Revendas deixam de ser master';
  return rede === undefined ? 'Revendas sem rede' : `Revendas para a rede ${rede}`;
}
