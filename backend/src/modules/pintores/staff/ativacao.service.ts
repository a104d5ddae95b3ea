import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
import {ATIVACAO_RULE, digitsOnly, reasonError, type AtivacaoAction} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext, requireActor} from '../../../kernel/context';
import type {RepositoryOf} from '../../../kernel/entities/entity';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {AlreadySo, fieldRefusal} from '../../../kernel/refusals/refusals';
import type {Sessions} from '../../../kernel/security/sessions';
import {Pintor} from '../pintor';
import {CpfNotFound, ErasureRequested} from '../refusals';

export interface AtivacaoEntry {
  /** ISO 8601. */
  criadoEm: string;
  acao: AtivacaoAction;
  justificativa: string;
  usuario: {nome: string};
}

/** A painter by CPF, or one who was not erased by id. */
type Which = string | {id: number};

/** Why an action is refused for a painter whom it would not change. */
export const ALREADY_SO: Readonly<Record<AtivacaoAction, string>> = {
  ativado: 'O pintor já está ativo.',
  desativado: 'O pintor já está inativo.',
  empresa: 'O pintor já é empresa.',
  pessoa: 'O pintor já é pessoa física.',
};
/** SQL condition: the painter with this id has requested erasure, and is not switched on again. */
export const requestedErasure = (id: string): string =>
  `EXISTS (SELECT FROM pedido_privacidade WHERE pintor_id = ${id} AND tipo = 'eliminacao')`;

interface Locked {
  id: number;
  ativo: boolean;
  isCompany: boolean;
}

/**
 * Lets staff switch painters off and on, and mark them as company or person; the justification is required and stored.
 */
@injectable({scope: BindingScope.SINGLETON})
export class AtivacaoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
  ) {}

  /**
   * Switching a painter off ends all of their sessions. Returns the id of the history entry, as `setCompany` does.
   * @throws CpfNotFound; 422 without a justification; AlreadySo after a concurrent change; ErasureRequested for a
   * painter who requested erasure
   */
  setActive(which: Which, ativo: boolean, why: string): Promise<number> {
    return this.change(which, why, async pintor => {
      if (pintor.ativo === ativo) throw AlreadySo({erro: ALREADY_SO[ativo ? 'ativado' : 'desativado']});
      if (ativo && (await this.hasRequestedErasure(pintor.id))) throw ErasureRequested();
      if (!ativo) await this.sessions.endAll('loja', pintor.id);
      return {acao: ativo ? 'ativado' : 'desativado', column: 'ativo', value: ativo};
    });
  }

  /**
   * @param requested the intended value, so that the second of two concurrent clicks does not undo the first;
   * default: the opposite of the current one.
   * @throws CpfNotFound; 422 without a justification; AlreadySo
   */
  setCompany(which: Which, requested: boolean | undefined, why: string): Promise<number> {
    return this.change(which, why, async pintor => {
      const isCompany = requested ?? !pintor.isCompany;
      if (pintor.isCompany === isCompany) throw AlreadySo({erro: ALREADY_SO[isCompany ? 'empresa' : 'pessoa']});
      return {acao: isCompany ? 'empresa' : 'pessoa', column: 'isCompany', value: isCompany};
    });
  }

  /** Newest first. @throws CpfNotFound */
  async history(cpf: string): Promise<AtivacaoEntry[]> {
    const pintor = await this.pintores.findOne({where: {cpf: digitsOnly(cpf)}});
    if (!pintor) throw CpfNotFound();
    return this.db.query(sql<AtivacaoEntry>`
      SELECT to_char(h.criado_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "criadoEm", h.acao, h.justificativa,
             json_build_object('nome', u.nome) AS usuario
        FROM historico_ativacao h JOIN usuario u ON u.id = h.usuario_id
       WHERE h.pintor_id = ${pintor.id} ORDER BY h.id DESC`);
  }

  /** Under the row's lock, so that each entry describes a change that took place. */
  private async change(
    which: Which,
    why: string,
    decide: (pintor: Locked) => Promise<{acao: AtivacaoAction; column: 'ativo' | 'isCompany'; value: boolean}>,
  ): Promise<number> {
    assertJustified(why);
    const {id: usuarioId} = requireActor('painel');
    const found =
      typeof which === 'string' ? sql`cpf = ${digitsOnly(which)}` : sql`id = ${which.id} AND anonimizado_em IS NULL`;
    return this.db.tx(async () => {
      const pintor = await this.db.one(
        sql<Locked>`SELECT id, ativo, is_company AS "isCompany" FROM pintor WHERE ${found} FOR NO KEY UPDATE`,
      );
      if (!pintor) throw CpfNotFound();
      const {acao, column, value} = await decide(pintor);
      await this.pintores.updateById(pintor.id, {[column]: value});
      const entry = await this.db.one(sql<{id: number}>`
        INSERT INTO historico_ativacao (pintor_id, acao, justificativa, usuario_id, criado_em)
        VALUES (${pintor.id}, ${acao}, ${why.trim()}, ${usuarioId}, ${currentContext().now}) RETURNING id`);
      if (!entry) throw new Error('a history entry was not stored');
      const [before, after] = [{[column]: Number(!value)}, {[column]: Number(value)}];
      await audit(this.db, {action: 'alterar', entity: 'pintor', entityId: pintor.id, before, after});
      return entry.id;
    });
  }

  private async hasRequestedErasure(pintorId: number): Promise<boolean> {
    const found = await this.db.one(
      sql<{
        requested: boolean;
      }>`SELECT ${sql.raw(requestedErasure('p.id'))} AS requested FROM pintor p WHERE id = ${pintorId}`,
    );
    return found?.requested === true;
  }
}

/** @throws 422 for a justification that is missing or too long */
export function assertJustified(why: string): void {
  const wrong = reasonError(ATIVACAO_RULE, why);
  if (wrong) throw fieldRefusal({justificativa: wrong});
}
