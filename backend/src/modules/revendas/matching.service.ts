import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  chooseProduto,
  gtinForms,
  normaliseGtin,
  withoutAccents,
  searchTerms,
  type ProdutoMatch,
  type ReadLine,
} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/entities/entity';
import {learnCodigos, type ConfirmedCodigo} from './learn-codigos';
import {candidates} from './matching.sql';
import {ProdutoRevenda} from './produto-revenda';

/** An item line of a receipt; each value may be missing. */
export interface LineToMatch extends ReadLine {
  readonly codigo?: string | null;
  readonly gtin?: string | null;
}

const MAX_TEXT = 200;

/** Cuts the text to the maximal length, without a lone surrogate, which PostgreSQL cannot store. */
const cut = (text: string | null | undefined): string => (text ?? '').trim().slice(0, MAX_TEXT).toWellFormed();

/** Finds the products of a receipt's lines. */
@injectable({scope: BindingScope.SINGLETON})
export class ProdutoMatchingService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(ProdutoRevenda.Repository) private readonly ownProdutos: RepositoryOf<typeof ProdutoRevenda>,
  ) {}

  /** In the order of the lines, with one statement for all. Without the shop's CNPJ its own codes are not used. */
  async match(cnpj: string | null, itens: readonly LineToMatch[]): Promise<ProdutoMatch[]> {
    if (itens.length === 0) return [];
    // Long receipts repeat lines, so each distinct one is looked up once.
    const keys = itens.map(item => JSON.stringify(lookupTerms(item)));
    const distinct = [...new Map(itens.map((item, i) => [keys[i], item])).entries()];
    const lines = distinct.map(([, item], index) => ({...lookupTerms(item), linha: index}));
    const rows = await this.db.query(candidates(JSON.stringify(lines), sql.bound(cnpj)));
    const byItem = Map.groupBy(rows, ({linha: index}) => distinct[index ?? -1]?.[0]);
    return itens.map((item, i) => chooseProduto(item, byItem.get(keys[i]) ?? []));
  }

  /** Stores the shop's own codes that staff confirmed, in the caller's transaction. */
  learn(cnpj: string, confirmed: readonly ConfirmedCodigo[]): Promise<void> {
    return learnCodigos({db: this.db, ownProdutos: this.ownProdutos}, cnpj, confirmed);
  }
}

/** The field of the shop's code may also contain a barcode number. */
function lookupTerms({codigo, gtin, nome}: LineToMatch) {
  const gtins = [gtin, codigo].map(normaliseGtin).flatMap(form => (form ? gtinForms(form) : []));
  const description = cut(nome);
  return {codigo: cut(codigo), gtins, ...searchTerms(description), lida: withoutAccents(description)};
}
