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

/** What a sale needs to know of where it was made; a shop that is not registered counts once, and in no network. */
export interface VendaLoja {
  revendaId: number | null;
  redeId: number | null;
  /** 1 to 10. */
  fatorPontuacao: number;
  /** Master reseller: its sales count double. */
  rm: boolean;
}

/** With what the registration says of a registered reseller. */
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

/** Where painters buy and what: the module's entry point for those who score sales. */
@injectable({scope: BindingScope.SINGLETON})
export class RevendasService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Revenda.Repository) private readonly revendas: RepositoryOf<typeof Revenda>,
  ) {}

  /** Which reseller's the shop of a sale is. */
  async originOfVenda(cnpj: string): Promise<VendaOrigin> {
    const revenda = await this.db.one(sql<VendaOrigin>`
      SELECT id AS "revendaId", rede_id AS "redeId", fator_pontuacao AS "fatorPontuacao", rm,
              json_build_object('nome', nome_fantasia, 'cidade', end_cidade, 'uf', end_estado) AS cadastro
         FROM revenda WHERE cnpj = ${cnpj} AND ativo`);
    return revenda ?? UNREGISTERED;
  }

  /** The same of a reseller by its id, undefined for none that is active; without an id, of any shop that is no reseller. */
  async originOfRevenda(id: number | undefined): Promise<VendaLoja | undefined> {
    if (id === undefined) return UNREGISTERED;
    return this.db.one(sql<VendaLoja>`
      SELECT id AS "revendaId", rede_id AS "redeId", fator_pontuacao AS "fatorPontuacao", rm FROM revenda WHERE id = ${id} AND ativo`);
  }

  /** Stores the shop of a sale, once for each CNPJ and as first seen. */
  async saveLoja({cnpj, nome, cidade, uf}: SentLoja, {cadastro}: VendaOrigin): Promise<void> {
    await this.db.query(
      sql`INSERT INTO loja (cnpj, nome, cidade, uf, criada_em) VALUES (${cnpj}, ${cadastro?.nome ?? nome}, ${cadastro?.cidade ?? (cidade || null)}, ${cadastro?.uf ?? (uf?.toUpperCase() || null)}, ${currentContext().now}) ON CONFLICT (cnpj) DO NOTHING`,
    );
  }

  /** Whether an active reseller has this CNPJ, as digits and capital letters. */
  async knows(cnpj: string): Promise<boolean> {
    return (await this.revendas.count({cnpj, ativo: true})).count > 0;
  }

  /** The products of these codes, removed ones aside: one that was only switched off may still be on an older receipt. */
  async produtosByCodigo(codigos: string[]): Promise<Map<string, VendaProduto>> {
    const rows = await this.db.query(
      sql<VendaProduto & {codigo: string}>`
        SELECT id, codigo, nome, valor_pontos AS "valorPontos", gtin FROM produto WHERE codigo = ANY(${codigos}) AND removido_em IS NULL`,
    );
    return new Map(rows.map(({codigo, ...produto}) => [codigo, produto]));
  }

  /** The names that painters choose from, each once, in the order of the alphabet. */
  names(): Promise<{nomeInput: string}[]> {
    return this.db.query(
      sql`SELECT n AS "nomeInput" FROM (SELECT DISTINCT nome_input AS n FROM revenda WHERE ativo) x ORDER BY n COLLATE "pt-BR-x-icu"`,
    );
  }

  /** The active reseller that a painter means by a name, in the painter's city where several share it. */
  async idOfName(nomeInput: string, cidade: string | null): Promise<number | null> {
    const row = await this.db.one(sql<{id: number}>`SELECT id FROM revenda WHERE nome_input = ${nomeInput} AND ativo
        ORDER BY sem_acento(coalesce(end_cidade, '')) = sem_acento(${cidade}::text) DESC NULLS LAST, id LIMIT 1`);
    return row?.id ?? null;
  }
}
