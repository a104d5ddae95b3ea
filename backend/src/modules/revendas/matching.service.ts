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

/** An item line of a receipt; nothing of it is sure to be there. */
export interface LineToMatch extends ReadLine {
  readonly codigo?: string | null;
  readonly gtin?: string | null;
}

const MAX_TEXT = 200;

/** At most so long, without the half of a character, which no database takes. */
const cut = (text: string | null | undefined): string => (text ?? '').trim().slice(0, MAX_TEXT).toWellFormed();

/** Which products the lines of a receipt mean. */
@injectable({scope: BindingScope.SINGLETON})
export class ProdutoMatchingService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(ProdutoRevenda.Repository) private readonly ownProdutos: RepositoryOf<typeof ProdutoRevenda>,
  ) {}

  /** In the order of the lines, one statement for all of them. Without the shop's CNPJ its own codes say nothing. */
  async match(cnpj: string | null, itens: readonly LineToMatch[]): Promise<ProdutoMatch[]> {
    if (itens.length === 0) return [];
    // A long receipt says the same again and again: each is looked up once.
    const keys = itens.map(item => JSON.stringify(lookupTerms(item)));
    const wanted = [...new Map(itens.map((item, i) => [keys[i], item])).entries()];
    const lines = wanted.map(([, item], index) => ({...lookupTerms(item), linha: index}));
    const rows = await this.db.query(candidates(JSON.stringify(lines), sql.bound(cnpj)));
    const byItem = Map.groupBy(rows, ({linha: index}) => wanted[index ?? -1]?.[0]);
    return itens.map((item, i) => chooseProduto(item, byItem.get(keys[i]) ?? []));
  }

  /** Keeps what staff confirmed as the shop's own codes; in the caller's transaction. */
  learn(cnpj: string, confirmed: readonly ConfirmedCodigo[]): Promise<void> {
    return learnCodigos({db: this.db, ownProdutos: this.ownProdutos}, cnpj, confirmed);
  }
}

/** A barcode number may also stand where the shop's code does. */
function lookupTerms({codigo, gtin, nome}: LineToMatch) {
  const gtins = [gtin, codigo].map(normaliseGtin).flatMap(form => (form ? gtinForms(form) : []));
  const description = cut(nome);
  return {codigo: cut(codigo), gtins, ...searchTerms(description), lida: withoutAccents(description)};
}
