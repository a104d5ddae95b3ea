import {BindingScope, inject, injectable} from '@loopback/core';
import {beyondCota} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {CotaExceeded} from './refusals';

/** A product and its quantity; decimals are text, as the driver returns them. */
export interface CotaItem {
  codigo: string;
  qtde: number | string;
}

export interface RedeAntifraude {
  id: number;
  nome: string;
}

/** A pending receipt, with the quantity of the product that was read in it. */
export interface WaitingNota {
  id: number;
  nome: string;
  criadoEm: string;
  qtde: number;
}

const WAITING_SHOWN = 100;

/** The part of a sale that exceeds the quota. */
interface Excess {
  codProduto: string;
  produto: string;
  qtde: number;
  /** The quota left before the sale; negative if it was exceeded already. */
  qtdAf: number;
  excesso: number;
}

interface Locked {
  codigo: string;
  saldo: number;
  produto: string | null;
}

/** Quotas: how much of a product may be scored for a network. Every method joins the caller's transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class CotasService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** The networks with more of a product scored than they sold, by name. */
  flagged(): Promise<RedeAntifraude[]> {
    return this.db.query(sql<RedeAntifraude>`
      SELECT r.id, r.nome FROM rede r WHERE EXISTS (SELECT 1 FROM cota_rede c WHERE c.rede_id = r.id AND c.saldo < 0)
       ORDER BY r.nome, r.id`);
  }

  /**
   * The pending receipts from shops of the quota's network in which its product was read, by arrival.
   * @throws NotFound
   */
  async waiting(id: number): Promise<WaitingNota[]> {
    if (!(await this.db.one(sql`SELECT 1 AS ok FROM cota_rede WHERE id = ${id}`))) throw NotFound();
    return this.db.query(sql<WaitingNota>`
      SELECT n.id, n.pintor_nome AS nome, to_char(n.criado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "criadoEm",
             sum(coalesce((i.item->>'qtde')::numeric, 0))::float8 AS qtde
        FROM cota_rede c JOIN revenda v ON v.rede_id = c.rede_id JOIN nota_leitura l ON l.cnpj = v.cnpj AND l.estado = 'lida'
             JOIN nota n ON n.id = l.nota_id AND n.estado = 'pendente', jsonb_array_elements(l.itens) AS i(item)
       WHERE c.id = ${id} AND i.item->>'codigo' = c.codigo_produto
       GROUP BY n.id ORDER BY n.criado_em, n.id LIMIT ${WAITING_SHOWN}`);
  }

  /**
   * Checks a sale against its network's quotas. The quotas stay locked until the end of the transaction, after accounts
   * and codes, in the order of the products; call `count` once the sale is written.
   * @throws CotaExceeded beyond the quota, unless it is confirmed and the network does not refuse it. A network without
   * sales figures has no quota to exceed yet.
   */
  async check(redeId: number | null, itens: readonly CotaItem[], {confirmar: confirmed = false} = {}): Promise<void> {
    if (redeId === null || itens.length === 0) return;
    const totals = totalsOf(itens);
    const locked = await this.lock(redeId, [...totals.keys()]);
    const excesses = locked.flatMap(({codigo, saldo, produto}): Excess[] => {
      const qtde = totals.get(codigo) ?? 0;
      const excesso = beyondCota(saldo, qtde);
      return excesso > 0 ? [{codProduto: codigo, produto: produto ?? codigo, qtde, qtdAf: saldo, excesso}] : [];
    });
    if (excesses.length > 0) await this.requireAllowed(redeId, excesses, confirmed);
  }

  /** Adds a checked sale to the used quotas. */
  async count(redeId: number | null, itens: readonly CotaItem[]): Promise<void> {
    if (redeId !== null && itens.length > 0) await this.add(redeId, totalsOf(itens), 1);
  }

  /** Returns the quotas that a cancelled or returned sale used, to the network that its reseller belongs to now. */
  async giveBack(vendaId: number): Promise<void> {
    const revenda = await this.db.one(sql<{redeId: number | null}>`
      SELECT rede_id AS "redeId" FROM revenda WHERE id = (SELECT revenda_id FROM venda WHERE id = ${vendaId}) FOR SHARE`);
    const redeId = revenda?.redeId ?? null;
    if (redeId === null) return;
    const itens = await this.db.query(
      sql<{
        codigo: string;
        qtde: string;
      }>`SELECT codigo, qtde::text AS qtde FROM venda_item WHERE venda_id = ${vendaId}`,
    );
    const totals = totalsOf(itens);
    await this.lock(redeId, [...totals.keys()]);
    await this.add(redeId, totals, -1);
  }

  /** Creates the missing quota rows of these products and locks all, in the order of their codes. */
  private async lock(redeId: number, codigos: readonly string[]): Promise<Locked[]> {
    await this.db.query(sql`
      INSERT INTO cota_rede (rede_id, codigo_produto) SELECT ${redeId}, codigo FROM unnest(${codigos}::text[]) codigo ORDER BY codigo
      ON CONFLICT DO NOTHING`);
    return this.db.query(sql<Locked>`
      SELECT c.codigo_produto AS codigo, c.saldo::float8 AS saldo,
             (SELECT p.nome FROM produto_do_codigo p WHERE p.codigo = c.codigo_produto) AS produto
        FROM cota_rede c WHERE c.rede_id = ${redeId} AND c.codigo_produto = ANY(${codigos}) ORDER BY c.codigo_produto FOR NO KEY UPDATE OF c`);
  }

  private async add(redeId: number, totals: ReadonlyMap<string, number>, sign: 1 | -1): Promise<void> {
    await this.db.query(sql`
      UPDATE cota_rede c SET pontuada = c.pontuada + ${sign}::int * x.qtde
        FROM unnest(${[...totals.keys()]}::text[], ${[...totals.values()]}::numeric[]) AS x(codigo, qtde)
       WHERE c.rede_id = ${redeId} AND c.codigo_produto = x.codigo`);
  }

  private async requireAllowed(redeId: number, produtos: readonly Excess[], confirmed: boolean): Promise<void> {
    const rede = await this.db.one(sql<{nome: string; bloqueia: boolean; informou: boolean}>`
      SELECT r.nome, r.bloquear_acima_cota AS bloqueia,
             EXISTS (SELECT 1 FROM cota_rede c WHERE c.rede_id = r.id AND (c.vendida > 0 OR c.liberada > 0)) AS informou
        FROM rede r WHERE r.id = ${redeId}`);
    if (!rede?.bloqueia && (confirmed || !rede?.informou)) return;
    const named = produtos
      .map(({produto, excesso}) => `${produto} (${excesso.toLocaleString('pt-BR')} a mais)`)
      .join(', ');
    throw CotaExceeded({
      erro: rede.bloqueia
        ? `A rede ${rede.nome} não pontua acima da cota. Libere a quantidade no Antifraude: ${named}`
        : `Esta venda passa da cota da rede ${rede.nome}: ${named}`,
      produtos,
      podeConfirmar: !rede.bloqueia,
    });
  }
}

/** Sums a product's lines, exact to thousandths. */
function totalsOf(itens: readonly CotaItem[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const {codigo, qtde} of itens)
    totals.set(codigo, Math.round(((totals.get(codigo) ?? 0) + Number(qtde)) * 1000) / 1000);
  return totals;
}
