import {BindingScope, inject, injectable, service} from '@loopback/core';
import {escapeLiteral} from 'pg';
import {z} from 'zod';
import {ATIVACAO_ACTIONS, type AtivacaoAction} from '@clube/domain';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {defineBulk} from '../../../kernel/batch-jobs/bulk';
import {previewBulk} from '../../../kernel/batch-jobs/preview';
import {ChangedSince} from '../../../kernel/batch-jobs/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {pintores} from '../pintores.list';
import {ErasureRequested} from '../refusals';
import {ALREADY_SO, AtivacaoService, assertJustified, requestedErasure} from './ativacao.service';

const OPPOSITE: Readonly<Record<AtivacaoAction, AtivacaoAction>> = {
  ativado: 'desativado',
  desativado: 'ativado',
  empresa: 'pessoa',
  pessoa: 'empresa',
};
const TITLES: Readonly<Record<AtivacaoAction, string>> = {
  ativado: 'Ativar pintores',
  desativado: 'Inativar pintores',
  empresa: 'Tornar pintores empresas',
  pessoa: 'Tornar pintores pessoas físicas',
};
const IS_SO: Readonly<Record<AtivacaoAction, string>> = {
  ativado: 't.ativo',
  desativado: 'NOT t.ativo',
  empresa: 't.is_company',
  pessoa: 'NOT t.is_company',
};

const done = z.object({acao: z.enum(ATIVACAO_ACTIONS), historico: z.int()});

/** Switches painters that a filter matches off or on, or marks them as companies or persons, by the rules of a single one. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkAtivacaoService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) private readonly db: Database,
    @service(AtivacaoService) private readonly ativacao: AtivacaoService,
  ) {
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'pintores.ativacao',
        right: 'POST /api/parceiros/bulk/filtro',
        list: pintores,
        rowName: `'Pintor ' || t.id`,
        params: z.object({acao: z.enum(ATIVACAO_ACTIONS), justificativa: z.string()}),
        each: async ({chave}, {acao, justificativa}) => ({
          acao,
          historico: await this.change(Number(chave), acao, justificativa),
        }),
        undo: ({chave}, entry, trabalho) => this.undo(Number(chave), done.parse(entry), trabalho),
      },
    );
  }

  /** How many painters the action would change and refuse now. */
  preview(filter: object, acao: AtivacaoAction) {
    const cases = [
      [IS_SO[acao], ALREADY_SO[acao]],
      ...(acao === 'ativado' ? [[requestedErasure('t.id'), ErasureRequested.erro]] : []),
    ];
    const refusal = `CASE ${cases.map(([when = '', why = '']) => `WHEN ${when} THEN ${escapeLiteral(why)}`).join(' ')} END`;
    return previewBulk(this.db, {list: pintores, filtro: filter, refusal});
  }

  /** @throws 422 without a justification, before anything begins */
  start(filter: object, acao: AtivacaoAction, justificativa: string) {
    assertJustified(justificativa);
    return this.begin({titulo: TITLES[acao], filtro: filter, params: {acao, justificativa}});
  }

  private change(id: number, acao: AtivacaoAction, why: string): Promise<number> {
    return acao === 'ativado' || acao === 'desativado'
      ? this.ativacao.setActive({id}, acao === 'ativado', why)
      : this.ativacao.setCompany({id}, acao === 'empresa', why);
  }

  /** Only while the entry that the batch job made is the painter's last one of its kind. */
  private async undo(id: number, {acao, historico}: z.output<typeof done>, trabalho: number): Promise<void> {
    await this.db.query(sql`SELECT 1 FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`);
    const last = await this.db.one(sql<{id: number}>`
      SELECT id FROM historico_ativacao WHERE pintor_id = ${id} AND acao IN (${acao}, ${OPPOSITE[acao]}) ORDER BY id DESC LIMIT 1`);
    if (last?.id !== historico) throw ChangedSince();
    await this.change(id, OPPOSITE[acao], `Desfaz o trabalho nº ${trabalho}`);
  }
}
