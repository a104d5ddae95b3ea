import {BindingScope, inject, injectable} from '@loopback/core';
import {ERASED_IDENTITY_YEARS, addMonths, civilDateOf, endOfDay} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Config} from '../../kernel/config/config';
import {Kernel} from '../../kernel/keys';
import type {Logger} from '../../kernel/logging/logger';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {readLimit} from '../../kernel/trusted-clock';
import {IdentifierHashes, type KnownIdentifiers} from './identifier-hashes';

interface Identified {
  cpf: string;
  email: string | null;
  celular: string;
  telefone: string | null;
  desativado: boolean;
}

/** Recognises erased people by their identifiers. */
@injectable({scope: BindingScope.SINGLETON})
export class PessoasService {
  private readonly hashes: IdentifierHashes;
  /** The hashes under the key in use and under those of before. */
  private readonly allHashes: readonly IdentifierHashes[];

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LOG) private readonly log: Logger,
    @inject(Kernel.CONFIG) config: Config,
  ) {
    this.hashes = new IdentifierHashes(config.identitySecret);
    this.allHashes = [this.hashes, ...config.formerIdentitySecrets.map(secret => new IdentifierHashes(secret))];
  }

  /**
   * Stores the hashes by which a person is recognised later; called before the painter is erased, in the caller's
   * transaction. Idempotent: an erased painter has no identifiers left to hash.
   */
  async saveIdentifiers(pintorId: number): Promise<void> {
    const found = await this.identified(pintorId);
    if (!found) return;
    const until = endOfDay(addMonths(civilDateOf(currentContext().now), 12 * ERASED_IDENTITY_YEARS));
    await this.db.query(sql`
      INSERT INTO identificador_apagado (pintor_id, tipo, hash, chave, desativado, vale_ate)
      SELECT ${pintorId}, x.tipo, x.hash, ${this.hashes.keyName}, ${found.desativado}, ${until}
        FROM jsonb_to_recordset(${JSON.stringify(this.hashes.of(found.known))}::jsonb) AS x(tipo text, hash text)
      ON CONFLICT DO NOTHING`);
  }

  /**
   * Links a painter to erased accounts with the same identifiers. Call it in the transaction that writes the
   * identifiers, after writing them: the unique CPF has then serialised concurrent transactions. Returns nothing, as
   * nobody is notified.
   */
  async linkEarlierAccounts(pintorId: number): Promise<void> {
    const found = await this.identified(pintorId);
    if (!found) return;
    const {now} = currentContext();
    const hashes = this.allHashes.flatMap(each => each.of(found.known));
    await this.db.query(sql`
      INSERT INTO participacao_anterior (pintor_id, anterior_id, por, desativada, reconhecida_em, vale_ate)
      SELECT ${pintorId}, i.pintor_id, i.tipo, i.desativado, ${now}, i.vale_ate
        FROM identificador_apagado i JOIN jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) AS x(tipo text, hash text)
             ON x.hash = i.hash AND x.tipo = i.tipo
       WHERE i.vale_ate >= ${now} AND i.pintor_id <> ${pintorId}
      ON CONFLICT DO NOTHING`);
  }

  /** Nightly: deletes hashes past their term, and the links found by them, by a verified clock. */
  async deleteExpired(): Promise<void> {
    const limit = await readLimit(this.db);
    await this.db.tx(async () => {
      await this.db.query(sql`DELETE FROM participacao_anterior WHERE vale_ate < ${limit}`);
      await this.db.query(sql`DELETE FROM identificador_apagado WHERE vale_ate < ${limit}`);
    });
  }

  /**
   * Logs an error if stored hashes were made with a key that is neither in use nor among those of before, as nobody is
   * recognised by them.
   */
  async checkKey(): Promise<void> {
    const other = await this.db.one(
      sql`SELECT 1 AS other FROM identificador_apagado WHERE chave <> ALL(${this.allHashes.map(({keyName}) => keyName)}::text[]) LIMIT 1`,
    );
    if (other)
      this.log.error(
        'SECRET_IDENTIDADES is another key, and SECRET_IDENTIDADES_ANTERIORES lacks one: erased people are not known again',
      );
  }

  /**
   * The identifiers of a painter who is not erased. `desativado`: inactive without having requested erasure, so blocked by
   * staff.
   */
  private async identified(pintorId: number): Promise<{known: KnownIdentifiers; desativado: boolean} | undefined> {
    const row = await this.db.one(sql<Identified>`
      SELECT cpf, CASE WHEN email_confirmado_em IS NOT NULL THEN email END AS email, celular, telefone,
             NOT ativo AND NOT EXISTS (SELECT 1 FROM auditoria a
               WHERE a.entidade = 'pintor' AND a.entidade_id = p.id::text AND a.acao = 'pedir-eliminacao') AS desativado
        FROM pintor p WHERE p.id = ${pintorId} AND p.anonimizado_em IS NULL`);
    if (!row) return undefined;
    const {cpf, email, celular, telefone, desativado} = row;
    return {known: {cpf, email, telefones: [celular, telefone]}, desativado};
  }
}
