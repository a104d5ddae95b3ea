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
  /** All that have come into force, newest first. */
  versoes: Version[];
}

/** The texts that bind, as they were published. */
@injectable({scope: BindingScope.SINGLETON})
export class TermosService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Keeps what of `termos` is not kept yet. What is there stays as it is: somebody may have agreed to it. */
  async publish(termos: readonly Termo[] = TERMOS): Promise<void> {
    const rows = termos.map(({mudancas = null, ...termo}) => ({...termo, mudancas}));
    // Before there is a call whose transaction it could be.
    await rowsOf(
      this.db.writes,
      sql`INSERT INTO termo (documento, versao, vigente_desde, pede_aceite, mudancas, secoes)
        SELECT x.documento, x.versao, x."vigenteDesde", x."pedeAceite", x.mudancas, x.secoes
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS x(documento text, versao smallint, "vigenteDesde" date, "pedeAceite" boolean, mudancas text, secoes jsonb)
        ON CONFLICT DO NOTHING`,
    );
  }

  /** A text in the version in force, or an earlier one. @throws 404 for a version that is not, or not yet. */
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
