import {BindingScope, inject, injectable} from '@loopback/core';
import {TERMOS, TERMO_TITLES, type ConsentDocument, type Termo, type TermoSection} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {NotFound} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {rowsOf, sql} from '../../../kernel/persistence/sql';

type Version = Pick<Termo, 'versao' | 'vigenteDesde'> & {mudancas: string | null};

export interface PublishedTermo extends Version {
  documento: ConsentDocument;
  titulo: string;
  secoes: TermoSection[];
  /** All versions that have come into force, newest first. */
  versoes: Version[];
}

/** The legal texts as they were published. */
@injectable({scope: BindingScope.SINGLETON})
export class TermosService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Stores the versions in `termos` that are not stored yet. Stored ones are never changed, as people may have agreed
   * to them.
   */
  async publish(termos: readonly Termo[] = TERMOS): Promise<void> {
    const rows = termos.map(({mudancas = null, ...termo}) => ({...termo, mudancas}));
    // At startup there is no request and so no transaction to join.
    await rowsOf(
      this.db.writes,
      sql`INSERT INTO termo (documento, versao, vigente_desde, pede_aceite, mudancas, secoes)
        SELECT x.documento, x.versao, x."vigenteDesde", x."pedeAceite", x.mudancas, x.secoes
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS x(documento text, versao smallint, "vigenteDesde" date, "pedeAceite" boolean, mudancas text, secoes jsonb)
        ON CONFLICT DO NOTHING`,
    );
  }

  /** A text in its current version, or an earlier one. @throws 404 for an unknown version, or one not in force yet. */
  async read(documento: ConsentDocument, versao?: number): Promise<PublishedTermo> {
    const {now} = currentContext();
    const versoes = await this.db.query(sql<Version>`
      SELECT versao, vigente_desde AS "vigenteDesde", mudancas FROM termo
       WHERE documento = ${documento} AND vigente_desde <= (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date
       ORDER BY versao DESC`);
    const version = versao === undefined ? versoes[0] : versoes.find(each => each.versao === versao);
    if (!version) throw NotFound({erro: 'Esta versão não existe.'});
    const text = await this.db.one(sql<{secoes: TermoSection[]}>`
      SELECT secoes FROM termo WHERE documento = ${documento} AND versao = ${version.versao}`);
    return {...version, documento, titulo: TERMO_TITLES[documento], secoes: text?.secoes ?? [], versoes};
  }
}
