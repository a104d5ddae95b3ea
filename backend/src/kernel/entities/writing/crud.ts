import {BindingScope, CoreBindings, inject, injectable, type Application} from '@loopback/core';
import {audit, difference} from '../../audit/audit';
import {currentContext} from '../../context';
import {NotFound, fieldRefusal} from '../../refusals/refusals';
import {Kernel} from '../../keys';
import {NOTHING_TO_CHANGE} from '../../http/routing/shapes';
import type {PictureSource, Pictures} from '../../images/pictures';
import type {Database} from '../../persistence/database';
import type {Entity, EntityTypes} from '../entity';
import {Values} from '../../lists/list';
import {Lists} from '../../lists/lists';
import {REMOVED_AT} from '../model';
import {NotRemoved, assertUnchanged} from './edit-conflict';
import {nextPlace, reorder} from './order';
import {withPicture} from '../picture';
import {bindingOf, type EntityRepository} from '../repository';
import {columnIn, definedValues, withUniqueMessages, assertRules, timestampsOf, unlessInUse} from './row';

/** What our own code adds to the fields of a request. */
interface With<T extends EntityTypes, Rows extends unknown[]> {
  /** Values of columns that requests cannot set. */
  columns?: T['columns'];
  picture?: PictureSource | undefined;
  /** Runs in the same transaction, after the row and its audit entry are written. */
  also?: (...rows: Rows) => Promise<void>;
}

/** Creates, changes and removes single rows, each with its audit entry in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class Crud {
  constructor(
    @inject(CoreBindings.APPLICATION_INSTANCE) private readonly application: Application,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
  ) {}

  /** The row as responses return it. */
  async get<T extends EntityTypes>(entity: Entity<T>, key: T['key']): Promise<T['row']> {
    const row = await this.lists.row(entity.rows, {[entity.key]: key} as never);
    if (!row) throw NotFound();
    return row;
  }

  /** Inserts the row, in one statement. */
  create<T extends EntityTypes>(
    entity: Entity<T>,
    body: T['create'],
    {columns = {}, picture: sent, also}: With<T, [made: T['row']]> = {},
  ): Promise<T['row']> {
    return withPicture({db: this.db, pictures: this.pictures}, entity, sent, async picture => {
      assertRules(entity, body);
      const repository = await this.repository(entity);
      const last = await nextPlace(this.db, entity);
      const made = await withUniqueMessages(entity, () =>
        repository.create(definedValues({...timestampsOf(entity), ...last, ...body, ...columns, ...picture}) as never),
      );
      const key = made.getId() as T['key'];
      await audit(this.db, {action: 'criar', entity: entity.table, entityId: key, after: body});
      const row = await this.get(entity, key);
      await also?.(row);
      return row;
    });
  }

  /** @throws 422 when nothing is to change: a picture alone is a change, too; EditConflict when somebody else was faster */
  async update<T extends EntityTypes>(
    entity: Entity<T>,
    key: T['key'],
    body: T['change'],
    {columns = {}, picture: sent, also}: With<T, [after: T['row'], before: T['row']]> = {},
  ): Promise<T['row']> {
    const changes = definedValues({...body, ...columns});
    if (Object.keys(changes).length === 0 && !sent) throw fieldRefusal({'': NOTHING_TO_CHANGE});
    return withPicture({db: this.db, pictures: this.pictures}, entity, sent, async picture => {
      await this.lock(entity, key);
      const before = await this.get(entity, key);
      assertUnchanged(before, changes);
      const repository = await this.repository(entity);
      const {rules, picture: shown} = entity.options;
      const stored = rules || shown ? await repository.findById(key) : {};
      assertRules(entity, {...stored, ...body});
      await withUniqueMessages(entity, () => repository.updateById(key as never, {...changes, ...picture} as never));
      for (const column of Object.keys(picture)) {
        const shownBefore: unknown = Reflect.get(stored, column);
        if (typeof shownBefore === 'number') await this.pictures.discard(shownBefore);
      }
      const after = await this.get(entity, key);
      const {before: was, after: became, changed} = difference(before, after);
      if (changed)
        await audit(this.db, {
          action: 'alterar',
          entity: entity.table,
          entityId: key,
          before: was,
          after: became,
        });
      await also?.(after, before);
      return after;
    });
  }

  /** Removes a row as the entity declares: deletes it, or marks it as removed, so that it stays for history and appears in no list. */
  remove<T extends EntityTypes>(entity: Entity<T>, key: T['key']): Promise<void> {
    const {remove} = entity.options;
    if (!remove) throw new Error(`${entity.name} cannot be removed`);
    return this.db.tx(async () => {
      await this.lock(entity, key);
      const before = await this.get(entity, key);
      const repository = await this.repository(entity);
      if (remove === 'real') await unlessInUse(entity, () => repository.deleteById(key));
      else await repository.updateById(key, {[REMOVED_AT]: currentContext().now} as never);
      await audit(this.db, {
        action: 'remover',
        entity: entity.table,
        entityId: key,
        ...(remove === 'real' && {before}),
      });
    });
  }

  /**
   * Brings a logically removed row back as it was, behind the others where there is an order.
   * @throws NotRemoved; Conflict when another row has its unique value by now
   */
  restore<T extends EntityTypes>(entity: Entity<T>, key: T['key']): Promise<void> {
    return this.db.tx(async () => {
      const place = Object.entries(await nextPlace(this.db, entity));
      const values = new Values();
      const columns = [
        `removido_em = NULL`,
        ...place.map(([name, n]) => `${columnIn(entity, name)} = ${values.add(n)}`),
      ];
      const text = `UPDATE ${entity.table} SET ${columns.join(', ')}
        WHERE ${columnIn(entity, entity.key)} = ${values.add(key)} AND removido_em IS NOT NULL RETURNING 1 AS restored`;
      const restored = await withUniqueMessages(entity, () => this.db.one({text, values: values.list}));
      if (!restored) throw NotRemoved();
      await audit(this.db, {action: 'restaurar', entity: entity.table, entityId: key});
    });
  }

  /**
   * Moves rows to new positions, by key; afterwards all rows are numbered from 1 in their order.
   * @throws NotFound when one of them is not there: then none has moved
   */
  reorder<T extends EntityTypes>(entity: Entity<T>, places: ReadonlyMap<T['key'], number>): Promise<void> {
    return reorder(this.db, entity, places);
  }

  /** Locks the row, so that concurrent changes run one after the other, each compared with what the one before stored. */
  private async lock(entity: Entity, value: unknown): Promise<void> {
    const values = new Values();
    await this.db.query({
      text: `SELECT 1 FROM ${entity.table} WHERE ${columnIn(entity, entity.key)} = ${values.add(value)} FOR UPDATE`,
      values: values.list,
    });
  }

  private repository<T extends EntityTypes>(entity: Entity<T>): Promise<EntityRepository<T['stored'], T['key']>> {
    return this.application.get<EntityRepository<T['stored'], T['key']>>(bindingOf(entity.Repository));
  }
}
