import {BindingScope, inject, injectable} from '@loopback/core';
import {audit, difference} from '../../kernel/audit/audit';
import type {TypesOf} from '../../kernel/entities/entity';
import type {Crud} from '../../kernel/entities/writing/crud';
import {assertUnchanged} from '../../kernel/entities/writing/edit-conflict';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {Rede} from './rede';

type Types = TypesOf<typeof Rede>;

interface Membros {
  /** Ids of all its resellers; default: unchanged. */
  membros?: number[] | undefined;
}

/** Networks and their resellers; a reseller belongs to at most one network. */
@injectable({scope: BindingScope.SINGLETON})
export class RedesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
  ) {}

  /** @throws 422 for an unknown reseller */
  create({membros, ...rede}: Types['create'] & Membros): Promise<Types['row']> {
    return this.db.tx(async () => {
      const {id} = await this.crud.create(Rede, rede);
      if (membros) await this.setMembros(id, [...new Set(membros)]);
      return this.crud.get(Rede, id);
    });
  }

  /** @throws 404 for an unknown network, 422 for an unknown reseller, EditConflict after a concurrent change */
  update(id: number, {membros, ...change}: Types['change'] & Membros): Promise<Types['row']> {
    return this.db.tx(async () => {
      // A scoring locks the reseller, then refers to the network: so that neither waits for the other, references are
      // kept out only once the resellers are locked.
      await this.db.query(sql`SELECT 1 FROM rede WHERE id = ${id} FOR NO KEY UPDATE`);
      if (membros) await this.lockMembros(id, membros);
      if (membros) assertUnchanged(await this.crud.get(Rede, id), {...change, membros});
      if (Object.keys(change).length > 0 || !membros) await this.crud.update(Rede, id, change);
      if (membros) await this.setMembros(id, [...new Set(membros)]);
      return this.crud.get(Rede, id);
    });
  }

  /** Locks by ascending id, so that concurrent changes wait for each other without deadlock. */
  private lockMembros = (id: number, membros: readonly number[]) =>
    this.db.query(sql<{id: number; redeId: number | null}>`
      SELECT id, rede_id AS "redeId" FROM revenda WHERE id = ANY(${membros}) OR rede_id = ${id} ORDER BY id FOR UPDATE`);

  private async setMembros(id: number, membros: readonly number[]): Promise<void> {
    const rows = await this.lockMembros(id, membros);
    const there = new Set(rows.map(row => row.id));
    if (membros.some(membro => !there.has(membro))) throw fieldRefusal({membros: 'Uma das revendas não existe mais'});
    const moved = rows.filter(row => membros.includes(row.id) !== (row.redeId === id));
    const redeIds = new Set([id, ...moved.flatMap(({redeId}) => redeId ?? [])]);
    const redes = await Promise.all([...redeIds].map(redeId => this.crud.get(Rede, redeId)));
    for (const {id: revendaId, redeId: before} of moved) {
      const redeId = membros.includes(revendaId) ? id : null;
      await this.db.query(sql`UPDATE revenda SET rede_id = ${redeId} WHERE id = ${revendaId}`);
      const change = {before: {redeId: before}, after: {redeId}};
      await audit(this.db, {action: 'alterar', entity: 'revenda', entityId: revendaId, ...change});
    }
    for (const before of redes) {
      const {changed, ...change} = difference(before, await this.crud.get(Rede, before.id));
      if (changed) await audit(this.db, {action: 'alterar', entity: 'rede', entityId: before.id, ...change});
    }
  }
}
