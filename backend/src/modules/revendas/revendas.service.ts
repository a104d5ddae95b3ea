import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/entities/entity';
import {Revenda} from './revenda';

export interface SentLoja {
  /** Digits and capital letters only. */
  cnpj: string;
  nome: string;
  cidade?: string | null;
  uf?: string | null;
}

/** The properties of a shop that scoring needs; an unregistered shop has factor 1 and no network. */
export interface VendaLoja {
  revendaId: number | null;
  redeId: number | null;
  /** 1 to 10. */
  fatorPontuacao: number;
  /** Master reseller: its sales count double. */
  rm: boolean;
}

/** The same, with the registration of a registered reseller. */
export interface VendaOrigin extends VendaLoja {
  cadastro?: {nome: string; cidade: string | null; uf: string | null};
}

export interface VendaProduto {
  id: number;
  nome: string;
  valorPontos: number;
  gtin: string | null;
}

const UNREGISTERED: VendaLoja = {revendaId: null, redeId: null, fatorPontuacao: 1, rm: false};

/** Resellers, shops and products, for the modules that score sales. */
@injectable({scope: BindingScope.SINGLETON})
export class RevendasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Revenda.Repository) private readonly revendas: RepositoryOf<typeof Revenda>,
  ) {}

  /**
   * The shop of a sale, with its reseller if registered.
   * @param lock keeps the reseller in its network until the transaction ends, so that the sale counts for the network's quota
   */
  async originOfVenda(cnpj: string, {lock = false} = {}): Promise<VendaOrigin> {
    const revenda = await this.db.one(sql<VendaOrigin>`
      SELECT id AS "revendaId", rede_id AS "redeId", fator_pontuacao AS "fatorPontuacao", rm,
              json_build_object('nome', nome_fantasia, 'cidade', end_cidade, 'uf', end_estado) AS cadastro
         FROM revenda WHERE cnpj = ${cnpj} AND ativo ${lock ? sql`FOR SHARE` : sql``}`);
    return revenda ?? UNREGISTERED;
  }

  /** The same by the reseller's id, undefined if it is not active; without an id, for an unregistered shop. */
  async originOfRevenda(id: number | undefined): Promise<VendaLoja | undefined> {
    if (id === undefined) return UNREGISTERED;
    return this.db.one(sql<VendaLoja>`
      SELECT id AS "revendaId", rede_id AS "redeId", fator_pontuacao AS "fatorPontuacao", rm FROM revenda WHERE id = ${id} AND ativo`);
  }

  /** Inserts the shop of a sale by CNPJ; an existing one stays unchanged. */
  async saveLoja({cnpj, nome, cidade, uf}: SentLoja, {cadastro}: VendaOrigin): Promise<void> {
    await this.db.query(
      sql`INSERT INTO loja (cnpj, nome, cidade, uf, criada_em) VALUES (${cnpj}, ${cadastro?.nome ?? nome}, ${cadastro?.cidade ?? (cidade || null)}, ${cadastro?.uf ?? (uf?.toUpperCase() || null)}, ${currentContext().now}) ON CONFLICT (cnpj) DO NOTHING`,
    );
  }

  /** Whether an active reseller has this CNPJ, given as digits and capital letters. */
  async knows(cnpj: string): Promise<boolean> {
    return (await this.revendas.count({cnpj, ativo: true})).count > 0;
  }

  /**
   * The products with these codes, except removed ones; inactive ones are included, as an older receipt may have them.
   * `lock`: none of them is removed before the transaction ends, as the reference to each would ensure only later.
   */
  async produtosByCodigo(codigos: string[], {lock = false} = {}): Promise<Map<string, VendaProduto>> {
    const rows = await this.db.query(
      sql<VendaProduto & {codigo: string}>`
        SELECT id, codigo, nome, valor_pontos AS "valorPontos", gtin FROM produto WHERE codigo = ANY(${codigos}) AND removido_em IS NULL
         ${lock ? sql`ORDER BY id FOR KEY SHARE` : sql``}`,
    );
    return new Map(rows.map(({codigo, ...produto}) => [codigo, produto]));
  }

  /** The distinct names that painters choose from, in alphabetical order. */
  names(): Promise<{nomeInput: string}[]> {
    return this.db.query(
      sql`SELECT n AS "nomeInput" FROM (SELECT DISTINCT nome_input AS n FROM revenda WHERE ativo) x ORDER BY n COLLATE "pt-BR-x-icu"`,
    );
  }

  /** The id of the active reseller with this name; if several share it, the one in the painter's city. */
  async idOfName(nomeInput: string, cidade: string | null): Promise<number | null> {
    const row = await this.db.one(sql<{id: number}>`SELECT id FROM revenda WHERE nome_input = ${nomeInput} AND ativo
        ORDER BY sem_acento(coalesce(end_cidade, '')) = sem_acento(${cidade}::text) DESC NULLS LAST, id LIMIT 1`);
    return row?.id ?? null;
  }
}
