import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../kernel/context';
import {Conflito} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {pessoaDoPainel} from './quem';

export type Valor = Record<string, unknown>;

/** Lists there are some twenty: a panel of ours does not need more, and nobody stores anything else here. */
const CHAVES_MAXIMAS = 100;

/** What a person has set up, by name. Nobody reads another's. */
@injectable({scope: BindingScope.SINGLETON})
export class PreferenciaService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async ler(): Promise<Record<string, Valor>> {
    const rows = await this.db.query(
      sql<{
        chave: string;
        valor: Valor;
      }>`SELECT chave, valor FROM preferencia WHERE usuario_id = ${pessoaDoPainel()} ORDER BY chave`,
    );
    return Object.fromEntries(rows.map(({chave, valor}) => [chave, valor]));
  }

  /** Takes the place of what stood there; null leaves nothing. */
  async gravar(chave: string, valor: Valor | null): Promise<void> {
    const pessoa = pessoaDoPainel();
    if (valor === null) {
      await this.db.query(sql`DELETE FROM preferencia WHERE usuario_id = ${pessoa} AND chave = ${chave}`);
      return;
    }
    const {agora} = currentContext();
    const kept = await this.db.query(sql<{chave: string}>`
      INSERT INTO preferencia (usuario_id, chave, valor, atualizada_em)
      SELECT ${pessoa}, ${chave}, ${JSON.stringify(valor)}, ${agora}
       WHERE (SELECT count(*) FROM preferencia WHERE usuario_id = ${pessoa} AND chave <> ${chave}) < ${CHAVES_MAXIMAS}
      ON CONFLICT (usuario_id, chave) DO UPDATE SET valor = excluded.valor, atualizada_em = excluded.atualizada_em
      RETURNING chave`);
    if (kept.length === 0) throw Conflito({erro: 'São preferências demais.'});
  }
}
