import {BindingScope, inject, injectable} from '@loopback/core';
import {DefaultCrudRepository, juggler, type Entity} from '@loopback/repository';
import {audit, difference} from '../audit/audit';
import {currentContext} from '../context';
import {Conflito, NaoEncontrado} from '../errors';
import {Kernel} from '../keys';
import {currentTransaction} from '../persistence/datasource';
import type {Database} from '../persistence/database';
import {snake} from './fields';
import {Lists} from './lists';
import type {Resource} from './resource';

type Row = Record<string, unknown> & {id: number};
type Repository = DefaultCrudRepository<Entity & {id: number}, number>;

/** Creates, changes and removes single rows of registrations, each with its audit entry in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class Crud {
  private readonly repositories = new Map<Resource, Repository>();

  constructor(
    @inject('datasources.db') private readonly dataSource: juggler.DataSource,
    @inject(Kernel.DB) private readonly db: Database,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  async get(resource: Resource, id: number): Promise<Row> {
    const [row] = await this.lists.rows<Row>(resource.list, {filter: JSON.stringify({id})});
    if (!row) throw NaoEncontrado();
    return row;
  }

  /** `columns`: values that no call may send (who, when). Answers the row as the list shows it. */
  create(resource: Resource, body: Record<string, unknown>, columns: Record<string, unknown> = {}): Promise<Row> {
    return this.db.tx(async () => {
      const {plain, arrays} = split(resource, body);
      const {id} = await this.guard(resource, () =>
        this.repository(resource).create(plain as never, currentTransaction(this.dataSource)),
      );
      await this.writeColumns(resource, id, {...arrays, ...columns});
      const row = await this.get(resource, id);
      await audit(this.db, {acao: 'criar', entidade: resource.definition.table, entidadeId: id, depois: body});
      return row;
    });
  }

  update(
    resource: Resource,
    id: number,
    body: Record<string, unknown>,
    columns: Record<string, unknown> = {},
  ): Promise<Row> {
    return this.db.tx(async () => {
      const before = await this.get(resource, id);
      const {plain, arrays} = split(resource, body);
      if (Object.keys(plain).length > 0)
        await this.guard(resource, () =>
          this.repository(resource).updateById(id, plain as never, currentTransaction(this.dataSource)),
        );
      await this.writeColumns(resource, id, {...arrays, ...columns});
      const after = await this.get(resource, id);
      const {antes, depois, mudou} = difference(before, after);
      if (mudou)
        await audit(this.db, {acao: 'alterar', entidade: resource.definition.table, entidadeId: id, antes, depois});
      return after;
    });
  }

  /** Logical: the row stays for the history that refers to it. */
  remove(resource: Resource, id: number): Promise<void> {
    const {table, removedAt} = resource.definition;
    if (!removedAt) throw new Error(`${resource.name} cannot be removed`);
    return this.db.tx(async () => {
      await this.get(resource, id);
      await this.writeColumns(resource, id, {[removedAt]: currentContext().agora});
      await audit(this.db, {acao: 'remover', entidade: table, entidadeId: id});
    });
  }

  private async writeColumns(resource: Resource, id: number, columns: Record<string, unknown>): Promise<void> {
    const names = Object.keys(columns);
    if (names.length === 0) return;
    const sets = names.map((name, i) => `${snake(name)} = $${i + 2}`).join(', ');
    const text = `UPDATE ${resource.definition.table} SET ${sets} WHERE id = $1`;
    await this.db.query({text, values: [id, ...Object.values(columns)]});
  }

  /** A broken uniqueness is told in the words of the field that declares it. */
  private async guard<T>(resource: Resource, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      const {code, constraint} = error as {code?: string; constraint?: string};
      if (code !== '23505') throw error;
      for (const [name, {state}] of Object.entries(resource.definition.fields))
        if (state.unique && constraint?.endsWith(`_${snake(name)}`))
          throw Conflito({erro: state.unique, campos: {[name]: state.unique}});
      throw error;
    }
  }

  private repository(resource: Resource): Repository {
    const known = this.repositories.get(resource);
    if (known) return known;
    const made = new DefaultCrudRepository(resource.model, this.dataSource) as unknown as Repository;
    this.repositories.set(resource, made);
    return made;
  }
}

/** Arrays are written by SQL: the connector cannot. */
function split(resource: Resource, body: Record<string, unknown>) {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  const isArray = ([name]: [string, unknown]) => resource.definition.fields[name]?.state.kind === 'csv';
  return {
    plain: Object.fromEntries(entries.filter(entry => !isArray(entry))),
    arrays: Object.fromEntries(entries.filter(isArray)),
  };
}
