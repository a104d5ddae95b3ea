import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import {Conflict, NotFound, NotPermitted, fieldRefusal} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {staffCaller} from './caller';
import type {Visao, VisaoMudanca, VisaoNova} from './visao';

/** Maximum of views per list: more tabs would be unusable. */
const PER_LIST = 30;
const SHARED = 100;
/** Maximum over all lists, since the server does not know which lists the panel has. */
const PER_PERSON = 300;
const NAME_TAKEN = 'Você já tem uma visão com este nome';

const select = (person: number) =>
  sql`SELECT v.id, v.lista, v.nome, v.compartilhada, v.filtros, v.ordem, v.ocultas, v.usuario_id = ${person} AS minha, u.nome AS autor
        FROM visao v JOIN usuario u ON u.id = v.usuario_id`;

/** Saved views of lists: the user's own, and those that others share. Only their author can change them. */
@injectable({scope: BindingScope.SINGLETON})
export class VisaoService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The user's own first, then shared ones, each by name. */
  list(list: string): Promise<Visao[]> {
    const person = staffCaller();
    return this.db.query(sql<Visao>`${select(person)}
       WHERE v.lista = ${list} AND (v.usuario_id = ${person} OR (v.compartilhada AND u.ativo))
       ORDER BY v.usuario_id <> ${person}, lower(v.nome), v.id LIMIT ${PER_LIST + SHARED}`);
  }

  create({lista: list, nome, compartilhada, filtros, ordem, ocultas}: VisaoNova): Promise<Visao> {
    const person = staffCaller();
    return this.db.tx(async () => {
      // The lock serialises concurrent saves of one person, so that each counts the views of the other.
      await this.db.query(sql`SELECT 1 FROM usuario WHERE id = ${person} FOR UPDATE`);
      const mine = await this.db.query(
        sql<{lista: string}>`SELECT lista FROM visao WHERE usuario_id = ${person} LIMIT ${PER_PERSON}`,
      );
      if (mine.filter(({lista}) => lista === list).length >= PER_LIST)
        throw Conflict({erro: `São no máximo ${PER_LIST} visões por lista: exclua uma.`});
      if (mine.length >= PER_PERSON) throw Conflict({erro: `São no máximo ${PER_PERSON} visões: exclua uma.`});
      const {now} = currentContext();
      const [made] = await this.db.query(sql<{id: number}>`
        INSERT INTO visao (usuario_id, lista, nome, compartilhada, filtros, ordem, ocultas, criada_em)
        VALUES (${person}, ${list}, ${nome}, ${compartilhada}, ${JSON.stringify(filtros)}, ${jsonOrNull(ordem)},
                ${jsonOrNull(ocultas)}, ${now})
        ON CONFLICT (usuario_id, lista, lower(nome)) DO NOTHING RETURNING id`);
      if (!made) throw repeated();
      await audit(this.db, {action: 'criar', entity: 'visao', entityId: made.id, after: {lista: list, compartilhada}});
      return this.one(made.id);
    });
  }

  change(id: number, change: VisaoMudanca): Promise<Visao> {
    const person = staffCaller();
    if (Object.keys(change).length === 0) throw fieldRefusal({'': 'Informe o que deve mudar'});
    return this.db.tx(async () => {
      const before = await this.own(id);
      const {nome, compartilhada, filtros, ordem, ocultas} = {...before, ...change};
      const [twin] = await this.db.query(sql<{id: number}>`
        SELECT id FROM visao WHERE usuario_id = ${person} AND lista = ${before.lista} AND lower(nome) = lower(${nome}) AND id <> ${id}`);
      if (twin) throw repeated();
      await this.db.query(sql`
        UPDATE visao SET nome = ${nome}, compartilhada = ${compartilhada}, filtros = ${JSON.stringify(filtros)},
               ordem = ${jsonOrNull(ordem)}, ocultas = ${jsonOrNull(ocultas)} WHERE id = ${id}`);
      const [priorState, after] = [{compartilhada: before.compartilhada}, {compartilhada}];
      await audit(this.db, {action: 'alterar', entity: 'visao', entityId: id, before: priorState, after});
      return this.one(id);
    });
  }

  remove(id: number): Promise<void> {
    return this.db.tx(async () => {
      await this.own(id);
      await this.db.query(sql`DELETE FROM visao WHERE id = ${id}`);
      await audit(this.db, {action: 'remover', entity: 'visao', entityId: id});
    });
  }

  private async one(id: number): Promise<Visao> {
    const found = await this.db.one(sql<Visao>`${select(staffCaller())} WHERE v.id = ${id}`);
    if (!found) throw NotFound();
    return found;
  }

  /** The caller's own view, locked until the transaction ends. */
  private async own(id: number): Promise<Visao> {
    const person = staffCaller();
    await this.db.query(sql`SELECT 1 FROM usuario WHERE id = ${person} FOR UPDATE`);
    const found = await this.one(id);
    if (found.minha) return found;
    // Does not reveal whether another person's private view exists.
    throw found.compartilhada ? NotPermitted({erro: 'Só quem salvou a visão pode alterá-la.'}) : NotFound();
  }
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const repeated = () => Conflict({erro: NAME_TAKEN, campos: {nome: NAME_TAKEN}});
