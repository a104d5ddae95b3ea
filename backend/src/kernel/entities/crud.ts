import {BindingScope, CoreBindings, inject, injectable, type Application} from '@loopback/core';
import {audit, difference} from '../audit/audit';
import {currentContext} from '../context';
import {Conflict, NotFound, fieldRefusal} from '../refusals/refusals';
import {Kernel} from '../keys';
import {NOTHING_TO_CHANGE} from '../http/routing/shapes';
import type {PictureSource, Pictures} from '../images/pictures';
import {brokenUnique} from '../persistence/broken-unique';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {Entity, EntityTypes} from './entity';
import {columnOf} from './field';
import {Values} from '../lists/list';
import {Lists} from '../lists/lists';
import {REMOVED_AT} from './model';
import {bindingOf, type EntityRepository} from './repository';

/** What comes with the fields that a call may send. */
interface With<T extends EntityTypes, Rows extends unknown[]> {
  /** Values that no call may send. */
  columns?: T['columns'];
  picture?: PictureSource | undefined;
  /** What else belongs into the transaction, once the row is written and its trail with it. */
  also?: (...rows: Rows) => Promise<void>;
}

/** Creates, changes and removes single rows of registrations, each with its audit entry in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class Crud {
  constructor(
    @inject(CoreBindings.APPLICATION_INSTANCE) private readonly application: Application,
    @inject(Kernel.DB) private readonly db: Database,
    @inject('kernel.lists') private readonly lists: Lists,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
  ) {}

  /** The row as it is answered. */
  async get<T extends EntityTypes>(entity: Entity<T>, key: T['key']): Promise<T['row']> {
    const row = await this.lists.row(entity.rows, {[entity.key]: key} as never);
    if (!row) throw NotFound();
    return row;
  }

  /** One statement writes it. */
  create<T extends EntityTypes>(
    entity: Entity<T>,
    body: T['create'],
    {columns = {}, picture: sent, also}: With<T, [made: T['row']]> = {},
  ): Promise<T['row']> {
    return this.withPicture(entity, sent, async picture => {
      hold(entity, body);
      const repository = await this.repository(entity);
      const last = await this.last(entity);
      const made = await guard(entity, () =>
        repository.create(given({...momentsOf(entity), ...last, ...body, ...columns, ...picture}) as never),
      );
      const key = made.getId() as T['key'];
      await audit(this.db, {action: 'criar', entity: entity.table, entityId: key, after: body});
      const row = await this.get(entity, key);
      await also?.(row);
      return row;
    });
  }

  /** @throws 422 when nothing is to change: a picture alone is a change, too. */
  async update<T extends EntityTypes>(
    entity: Entity<T>,
    key: T['key'],
    body: T['change'],
    {columns = {}, picture: sent, also}: With<T, [after: T['row'], before: T['row']]> = {},
  ): Promise<T['row']> {
    const changes = given({...body, ...columns});
    if (Object.keys(changes).length === 0 && !sent) throw fieldRefusal({'': NOTHING_TO_CHANGE});
    return this.withPicture(entity, sent, async picture => {
      await this.lock(entity, key);
      const before = await this.get(entity, key);
      const repository = await this.repository(entity);
      const {rules, picture: shown} = entity.options;
      const stored = rules || shown ? await repository.findById(key) : {};
      hold(entity, {...stored, ...body});
      await guard(entity, () => repository.updateById(key as never, {...changes, ...picture} as never));
      for (const column of Object.keys(picture)) await this.discard(Reflect.get(stored, column));
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

  /** As the entity says: the row goes, or it stays for the history that refers to it and is in no list any more. */
  remove<T extends EntityTypes>(entity: Entity<T>, key: T['key']): Promise<void> {
    const {remove} = entity.options;
    if (!remove) throw new Error(`${entity.name} cannot be removed`);
    return this.db.tx(async () => {
      await this.lock(entity, key);
      const before = await this.get(entity, key);
      const repository = await this.repository(entity);
      if (remove === 'real') await repository.deleteById(key);
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
   * Gives rows their places, by key; afterwards all of them are numbered from 1 on, in that order.
   * @throws NotFound when one of them is not there: then none has moved
   */
  reorder<T extends EntityTypes>(entity: Entity<T>, places: ReadonlyMap<T['key'], number>): Promise<void> {
    const {table, key, options} = entity;
    const {order} = options;
    if (!order) throw new Error(`${entity.name} has no order`);
    const [id, place] = [columnIn(entity, key), columnIn(entity, order)];
    const alive = options.remove === 'logical' ? 'removido_em IS NULL' : 'TRUE';
    return this.db.tx(async () => {
      await this.lockOrder(entity);
      const rows = await this.db.query<{key: T['key']; place: number}>({
        text: `SELECT ${id} AS key, ${place} AS place FROM ${table} WHERE ${alive} ORDER BY ${place}, ${id} FOR UPDATE`,
        values: [],
      });
      const there = new Set(rows.map(row => row.key));
      if ([...places.keys()].some(wanted => !there.has(wanted))) throw NotFound();
      const sorted = rows.toSorted((a, b) => (places.get(a.key) ?? a.place) - (places.get(b.key) ?? b.place));
      for (const [i, row] of sorted.entries()) {
        if (row.place === i + 1) continue;
        const values = new Values();
        const text = `UPDATE ${table} SET ${place} = ${values.add(i + 1)} WHERE ${id} = ${values.add(row.key)}`;
        await this.db.query({text, values: values.list});
        const change = {before: {[order]: row.place}, after: {[order]: i + 1}};
        await audit(this.db, {action: 'alterar', entity: table, entityId: row.key, ...change});
      }
    });
  }

  /** Runs in one transaction, with the column of the picture that was sent, if one was. */
  private withPicture<R>(
    {options}: Entity,
    sent: PictureSource | undefined,
    work: (picture: Record<string, number>) => Promise<R>,
  ): Promise<R> {
    const {picture} = options;
    if (!picture || !sent) return this.db.tx(() => work({}));
    return this.pictures.store(picture.declaration, sent, ({id}) => work({[picture.column]: id}));
  }

  /** The picture that the row showed until now, if it had one. */
  private async discard(fileId: unknown): Promise<void> {
    if (typeof fileId === 'number') await this.pictures.discard(fileId);
  }

  /** Whoever changes the same row waits, so that each compares with what the other left. */
  private async lock(entity: Entity, value: unknown): Promise<void> {
    const values = new Values();
    await this.db.query({
      text: `SELECT 1 FROM ${entity.table} WHERE ${columnIn(entity, entity.key)} = ${values.add(value)} FOR UPDATE`,
      values: values.list,
    });
  }

  /** The place behind the last one, kept for whoever comes first. */
  private async last(entity: Entity): Promise<Record<string, unknown>> {
    const {table, options} = entity;
    const {order} = options;
    if (!order) return {};
    await this.lockOrder(entity);
    const row = await this.db.one<{next: number}>({
      text: `SELECT coalesce(max(${columnIn(entity, order)}), 0) + 1 AS next FROM ${table}`,
      values: [],
    });
    return {[order]: row?.next};
  }

  private async lockOrder({table}: Entity): Promise<void> {
    await this.db.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`ordem:${table}`}))`);
  }

  private repository<T extends EntityTypes>(entity: Entity<T>): Promise<EntityRepository<T['stored'], T['key']>> {
    return this.application.get<EntityRepository<T['stored'], T['key']>>(bindingOf(entity.Repository));
  }
}

/** @throws for a field that the entity does not declare: the types of its options name declared ones alone */
function columnIn({table, fields}: Entity, name: string): string {
  const field = fields[name];
  if (!field) throw new Error(`${table} has no field ${name}`);
  return columnOf(name, field);
}

/** When a row was made is what the call takes for now, as everything else that it writes. */
const momentsOf = ({fields}: Entity) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, {state}]) => state.kind === 'moment' && state.hasDefault)
      .map(([name]) => [name, currentContext().now]),
  );

/** What was left alone is no value: the library would write null. */
const given = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

function hold({options}: Entity, row: object): void {
  for (const {field, holds, message} of options.rules ?? []) if (!holds(row)) throw fieldRefusal({[field]: message});
}

/** A broken uniqueness is told in the words of the field that declares it. */
async function guard<T>({fields}: Entity, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = brokenUnique(error);
    if (constraint === undefined) throw error;
    for (const [name, field] of Object.entries(fields)) {
      const {unique} = field.state;
      if (unique && constraint.replace(/_key$/, '').endsWith(`_${columnOf(name, field)}`))
        throw Conflict({erro: unique, campos: {[name]: unique}});
    }
    throw error;
  }
}
