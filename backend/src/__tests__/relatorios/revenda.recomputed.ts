import {civilDateOf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import type {TestApp} from '../support';

interface Asked {
  root: string;
  loja?: string | undefined;
  dataInicial?: string;
  dataFinal?: string;
}

/** The report's figures, recomputed row by row from whole tables; without a first day, redemptions of twelve months. */
export async function recomputed(t: TestApp, {root, loja, dataInicial, dataFinal}: Asked) {
  const isShop = (cnpj: string | null) => cnpj?.slice(0, 8) === root && (loja === undefined || cnpj === loja);
  const within = (day: string, from = dataInicial) => (!from || day >= from) && (!dataFinal || day <= dataFinal);
  const sales = await t.db.query(
    sql<{
      pintor: number;
      cnpj: string;
      dia: string;
      total: number;
    }>`SELECT pintor_id AS pintor, cnpj_loja AS cnpj, realizado_em::text AS dia, total_venda AS total FROM venda WHERE estado = 'pontuada'`,
  );
  const prefers = await t.db.query(
    sql<{
      pintor: number;
      cnpj: string;
    }>`SELECT p.id AS pintor, r.cnpj FROM pintor p JOIN revenda r ON r.id = p.revenda_id`,
  );
  const orders = await t.db.query(
    sql<{pintor: number; em: Date}>`SELECT pintor_id AS pintor, resgatado_em AS em FROM resgate`,
  );
  const bought = sales.filter(({cnpj}) => isShop(cnpj));
  const pintores = new Set([...bought, ...prefers.filter(({cnpj}) => isShop(cnpj))].map(({pintor}) => pintor));
  const ofPeriod = bought.filter(({dia}) => within(dia));
  const lastDay = dataFinal && dataFinal < civilDateOf(t.clock.now) ? dataFinal : civilDateOf(t.clock.now);
  const yearAgo = new Date(Date.UTC(Number(lastDay.slice(0, 4)), Number(lastDay.slice(5, 7)) - 12, 1));
  const ordersFrom = dataInicial ?? yearAgo.toISOString().slice(0, 10);
  return {
    notas: ofPeriod.length,
    resgates: orders.filter(({pintor, em}) => pintores.has(pintor) && within(civilDateOf(em), ordersFrom)).length,
    parceirosCadastrados: pintores.size,
    parceirosPontuados: new Set(ofPeriod.map(({pintor}) => pintor)).size,
    valorTotalNf: Math.round(ofPeriod.reduce((sum, {total}) => sum + total, 0) * 100) / 100,
  };
}
