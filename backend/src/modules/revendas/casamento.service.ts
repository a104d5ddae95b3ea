import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  escolherProduto,
  formasGtin,
  normalizarGtin,
  semAcento,
  termosDeBusca,
  type Casamento,
  type LinhaLida,
} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/resources/entity';
import {aprenderCodigos, type CodigoConfirmado} from './casamento-aprender';
import {candidatos} from './casamento.sql';
import {ProdutoRevenda} from './produto-revenda';

/** An item line of a receipt; nothing of it is sure to be there. */
export interface LinhaParaCasar extends LinhaLida {
  readonly codigo?: string | null;
  readonly gtin?: string | null;
}

const TEXTO_MAXIMO = 200;

/** At most so long, without the half of a character, which no database takes. */
const cortar = (texto: string | null | undefined): string => (texto ?? '').trim().slice(0, TEXTO_MAXIMO).toWellFormed();

/** Which products the lines of a receipt mean. */
@injectable({scope: BindingScope.SINGLETON})
export class CasamentoService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(ProdutoRevenda.Repository) private readonly proprios: RepositoryOf<typeof ProdutoRevenda>,
  ) {}

  /** In the order of the lines, one statement for all of them. Without the shop's CNPJ its own codes say nothing. */
  async casar(cnpj: string | null, itens: readonly LinhaParaCasar[]): Promise<Casamento[]> {
    if (itens.length === 0) return [];
    // A long receipt says the same again and again: each is looked up once.
    const chaves = itens.map(item => JSON.stringify(paraProcurar(item)));
    const procuradas = [...new Map(itens.map((item, i) => [chaves[i], item])).entries()];
    const linhas = procuradas.map(([, item], linha) => ({...paraProcurar(item), linha}));
    const rows = await this.db.query(candidatos(JSON.stringify(linhas), sql.bound(cnpj)));
    const porItem = Map.groupBy(rows, ({linha}) => procuradas[linha ?? -1]?.[0]);
    return itens.map((item, i) => escolherProduto(item, porItem.get(chaves[i]) ?? []));
  }

  /** Keeps what staff confirmed as the shop's own codes; in the caller's transaction. */
  aprender(cnpj: string, confirmados: readonly CodigoConfirmado[]): Promise<void> {
    return aprenderCodigos({db: this.db, proprios: this.proprios}, cnpj, confirmados);
  }
}

/** A barcode number may also stand where the shop's code does. */
function paraProcurar({codigo, gtin, nome}: LinhaParaCasar) {
  const gtins = [gtin, codigo].map(normalizarGtin).flatMap(forma => (forma ? formasGtin(forma) : []));
  const lida = cortar(nome);
  return {codigo: cortar(codigo), gtins, ...termosDeBusca(lida), lida: semAcento(lida)};
}
