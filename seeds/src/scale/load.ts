import {sql} from '@clube/backend';
import {civilDateOf, monthOf, addMonths, firstDayOfMonth} from '@clube/domain';
import type {Client} from 'pg';
import {createRandom} from '../random';
import {REPORTED_PRODUTOS, scaleOf} from './amounts';
import {withBareTables} from './bare-tables';
import {custoOf, pontosOf, priceOf} from './painter';
import {shopsOf} from './shops';
import {copyInto} from './tables';
import {COLUMNS, PainterWriter} from './write';

const REGISTERED = {
  rede: 'id, nome, regiao, data_cadastro',
  loja: 'cnpj, nome, cidade, uf',
  revenda: 'id, cnpj, nome_fantasia, nome_input, rede_id',
  usuario_relatorio: 'nome, cnpj, email',
  produto: 'id, codigo, nome, valor_unitario, valor_pontos',
  premio: 'id, codigo, nome, descricao, custo, tipo',
  historico_rede: 'rede_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em',
} as const;

/** The average number of items per sale. */
const ITEMS_EACH = 3;
const FLUSH_EVERY = 20;

interface ScaleOptions {
  databaseUrl: string;
  /** The approximate number of sale items. */
  items: number;
  seed: string;
  /** The history ends the day before. */
  now: Date;
  log: (text: string) => void;
}

/** Fills an empty, migrated database with five years of sales, whole ledgers and rollups. */
export async function loadScale(db: Client, {databaseUrl, items, seed, now, log}: ScaleOptions): Promise<void> {
  const scale = scaleOf(items);
  const [random, shops, today] = [createRandom(seed), shopsOf(scale), civilDateOf(now)];
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const before = performance.now();
    await work();
    log(`${what}: ${Math.round((performance.now() - before) / 1000)} s`);
  };
  await timed('tables and indexes', () =>
    withBareTables(db, async () => {
      await copyInto(databaseUrl, REGISTERED, async tables => {
        for (let id = 1; id <= scale.redes; id++)
          tables.rede.add(id, `Rede ${id}`, 'Sudeste', addMonths(firstDayOfMonth(today), -30));
        const roots = new Set<string>();
        for (const {cnpj, nome, revendaId, redeId} of shops) {
          tables.loja.add(cnpj, nome, 'Campinas', 'SP');
          if (revendaId !== null) tables.revenda.add(revendaId, cnpj, nome, nome, redeId);
          const root = cnpj.slice(0, 8);
          if (!roots.has(root)) tables.usuario_relatorio.add(nome, cnpj, `r${roots.size}@exemplo.com.br`);
          roots.add(root);
        }
        for (let id = 1; id <= scale.produtos; id++)
          tables.produto.add(id, `T${id}`, `Tinta ${id}`, (priceOf(id) / 100).toFixed(2), pontosOf(id));
        for (let id = 1; id <= scale.premios; id++)
          tables.premio.add(
            id,
            `P${id}`,
            `Premio ${id}`,
            'Uma boa ferramenta',
            (custoOf(id) / 100).toFixed(2),
            'geral',
          );
        const reported = random.fork('historico');
        for (let month = -60; month < 0; month++)
          for (let rede = 1; rede <= scale.redes; rede++)
            for (let produto = 1; produto <= REPORTED_PRODUTOS; produto++) {
              const quantidade = reported.int(10, 200);
              const mes = `${monthOf(addMonths(firstDayOfMonth(today), month))}-01`;
              const valor = ((quantidade * priceOf(produto)) / 100).toFixed(2);
              tables.historico_rede.add(
                rede,
                mes,
                `T${produto}`,
                quantidade,
                valor,
                now.toISOString(),
                now.toISOString(),
              );
            }
      });
      await copyInto(databaseUrl, COLUMNS, async (tables, flush) => {
        const sales = Math.round(scale.items / ITEMS_EACH / scale.painters);
        const writer = new PainterWriter(tables, {...scale, shops, sales, today});
        for (let id = 1; id <= scale.painters; id++) {
          writer.write(id, random.fork(id));
          if (id % FLUSH_EVERY === 0) await flush();
        }
        log(`${writer.items} items of ${scale.painters} painters`);
      });
      for (const statement of DERIVED_DATA) await db.query(statement);
    }),
  );
  await timed('ANALYZE', () => db.query('VACUUM ANALYZE'));
  await timed('rollups', async () => {
    await db.query(sql`SELECT refazer_resumos()`);
    await db.query(sql`SELECT juntar_resumos()`);
  });
  await timed('VACUUM', () => db.query(`VACUUM ANALYZE ${RESUMOS}`));
}

const numbered = ['rede', 'revenda', 'produto', 'premio', 'pintor', 'nota', 'venda', 'lancamento', 'lote', 'resgate'];
export const RESUMOS =
  'resumo_compra, resumo_item, resumo_cliente, resumo_pintor, resumo_loja, resumo_produto, resumo_mes_produto, resumo_rede, resumo_cadastro, ' +
  'resumo_historico_mes, resumo_historico_ano';
/** SQL for what triggers and services would have written. */
const DERIVED_DATA = [
  ...numbered.map(table => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`),
  'INSERT INTO pintor_acesso (pintor_id, ultimo_em) SELECT id, ultimo_acesso_em FROM pintor',
  'INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) SELECT pintor_id, premio_id, mes, sum(qtde) FROM resgate WHERE status NOT IN (3, 4) GROUP BY 1, 2, 3',
  `INSERT INTO cota_rede AS c (rede_id, codigo_produto, pontuada) SELECT v.rede_id, i.codigo, sum(i.qtde) FROM venda v JOIN venda_item i ON i.venda_id = v.id
    WHERE v.estado = 'pontuada' AND v.rede_id IS NOT NULL GROUP BY 1, 2 ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET pontuada = EXCLUDED.pontuada`,
  `INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida) SELECT rede_id, codigo_produto, sum(quantidade) FROM historico_da_rede GROUP BY 1, 2
   ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = EXCLUDED.vendida`,
];
