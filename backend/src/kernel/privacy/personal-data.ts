import type {Pictures} from '../images/pictures';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import type {PersonalDataRow, PersonalDataSection, PersonalDataDeclaration, PersonalTable} from './declaration';

/** Ends open business before an erasure, such as an order that can no longer be delivered. */
export type BeforeErasure = (pintorId: number) => Promise<void>;

export interface ExportedSection extends Omit<PersonalDataSection, 'rows'> {
  rows: readonly PersonalDataRow[];
}

/** All personal data of painters, as the modules declare it: exported and erased on request. */
export class PersonalData {
  private readonly parts: PersonalDataDeclaration[] = [];
  private readonly endings: BeforeErasure[] = [];

  constructor(
    private readonly db: Database,
    private readonly pictures: Pictures,
  ) {}

  /** @throws when a table is declared twice: the later one would quietly be erased twice, differently. */
  add(part: PersonalDataDeclaration): void {
    for (const {table} of part.tables)
      if (this.tables.some(known => known.table === table)) throw new Error(`${table} is declared as personal twice`);
    this.parts.push(part);
  }

  beforeErasure(end: BeforeErasure): void {
    this.endings.push(end);
  }

  get tables(): readonly PersonalTable[] {
    return this.parts.flatMap(({tables}) => tables);
  }

  /** All data about a painter, section by section. */
  async export(pintorId: number): Promise<ExportedSection[]> {
    const sections: ExportedSection[] = [];
    const declared = this.parts.flatMap(part => part.exportSections ?? []).sort((a, b) => a.place - b.place);
    for (const {rows, ...section} of declared) sections.push({...section, rows: await this.db.query(rows(pintorId))});
    return sections;
  }

  /**
   * Erases a painter in the caller's transaction; may be repeated. Modules are processed in reverse order of registration, as
   * later ones refer to earlier ones; tables that are `first` before all others. Files are deleted after the commit.
   */
  async erase(pintorId: number): Promise<void> {
    for (const end of this.endings) await end(pintorId);
    // The audit table permits no change except this one.
    await this.db.query(sql`SELECT set_config('clube.apagar', 'sim', true)`);
    const files = new Set<number>();
    const tables = [...this.parts].reverse().flatMap(part => part.tables);
    for (const table of [...tables.filter(({first}) => first), ...tables.filter(({first}) => !first)])
      for (const id of await this.eraseTable(table, pintorId)) files.add(id);
    for (const id of files) await this.pictures.discard(id);
  }

  /** Returns the files that its rows referenced. */
  private async eraseTable({table, rows, erase, files = []}: PersonalTable, pintorId: number): Promise<number[]> {
    const [from, which] = [sql.identifier(table), rows(pintorId)];
    const named: number[] = [];
    for (const column of files) {
      const name = sql.identifier(column);
      const found = await this.db.query(
        sql<{id: number}>`SELECT DISTINCT t.${name} AS id FROM ${from} t WHERE ${which} AND t.${name} IS NOT NULL`,
      );
      named.push(...found.map(({id}) => id));
    }
    if (erase === 'rows') await this.db.query(sql`DELETE FROM ${from} t WHERE ${which}`);
    else if (erase) {
      const changes = Object.entries(erase).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      await this.db.query(sql`UPDATE ${from} t SET ${sql.join(changes, ', ')} WHERE ${which}`);
    }
    return named;
  }
}
