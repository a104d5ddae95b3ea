import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../kernel/context';
import {Conflict} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {staffCaller} from './caller';

export type Value = Record<string, unknown>;

/** Far more than the panel's some twenty lists need; prevents other uses as a store. */
const MAX_KEYS = 100;

/** A user's preferences by name; others cannot read them. */
@injectable({scope: BindingScope.SINGLETON})
export class PreferenciaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async read(): Promise<Record<string, Value>> {
    const rows = await this.db.query(
      sql<{
        chave: string;
        valor: Value;
      }>`SELECT chave, valor FROM preferencia WHERE usuario_id = ${staffCaller()} ORDER BY chave`,
    );
    return Object.fromEntries(rows.map(({chave, valor}) => [chave, valor]));
  }

  /** Replaces the value; null deletes it. */
  async write(chave: string, valor: Value | null): Promise<void> {
    const person = staffCaller();
    if (valor === null) {
      await this.db.tx(() =>
        this.db.query(sql`DELETE FROM preferencia WHERE usuario_id = ${person} AND chave = ${chave}`),
      );
      return;
    }
    const {now} = currentContext();
    const store = sql<{chave: string}>`
      INSERT INTO preferencia (usuario_id, chave, valor, atualizada_em)
      SELECT ${person}, ${chave}, ${JSON.stringify(valor)}, ${now}
       WHERE (SELECT count(*) FROM preferencia WHERE usuario_id = ${person} AND chave <> ${chave}) < ${MAX_KEYS}
      ON CONFLICT (usuario_id, chave) DO UPDATE SET valor = excluded.valor, atualizada_em = excluded.atualizada_em
      RETURNING chave`;
    const stored = await this.db.tx(() => this.db.query(store));
    if (stored.length === 0) throw Conflict({erro: 'São preferências demais.'});
  }
}
