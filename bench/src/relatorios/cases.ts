import assert from 'node:assert/strict';
import {rowsOf, sql} from '@clube/backend';
import {addMonths, civilDateOf} from '@clube/domain';
import type {Client} from 'pg';
import * as raw from './raw';

type Rows = readonly Record<string, unknown>[];
/** The parts of responses that are compared with raw rows. */
export interface Answers {
  parceirosPontuados?: number;
  lojasPontuadas?: number;
  topProdutosVendidos?: {vendido: number; quantidade: number}[];
  valorTotalNf?: number;
  topProdutos?: {totalVendido: number; qtde: number}[];
  produtosVendidos?: {quantidade: number; valorTotal: number}[];
  relatorios?: {pontosUtilizados: number}[];
}

/** A request of a report, the statements that compute the same from raw rows, and their comparison. */
export interface Case {
  report: string;
  tipo: 'painel' | 'relatorio';
  /** The id of the reporting user. */
  sujeitoId: number;
  path: string;
  raw: readonly raw.RawStatement[];
  same?: (answer: Answers, rows: readonly Rows[]) => void;
}

const numbers = (rows: Rows | undefined, field: string): number[] => (rows ?? []).map(row => Number(row[field]));
const cents = (values: number[]): number => values.reduce((sum, value) => sum + Math.round(value * 100), 0);

export async function casesOf(db: Client, many: number): Promise<Case[]> {
  const usuarios = await rowsOf(
    db,
    sql<{id: number; cnpj: string}>`SELECT id, cnpj FROM usuario_relatorio ORDER BY id`,
  );
  const today = civilDateOf(new Date());
  const [ano = 0, mes = 0] = addMonths(today, -1).split('-').map(Number);
  const panel = {tipo: 'painel', sujeitoId: 1} as const;
  const cases: Case[] = [];
  const add = (report: string, one: Omit<Case, 'report' | 'tipo' | 'sujeitoId'>) => {
    for (let i = 0; i < many; i++) cases.push({...panel, report, ...one});
  };
  const sameDashboard: Case['same'] = (answer, [counts, , , produtos]) => {
    const {parceirosPontuados, lojasPontuadas, topProdutosVendidos} = answer;
    assert.deepEqual([parceirosPontuados, lojasPontuadas], [counts?.[0]?.pintores, counts?.[0]?.lojas]);
    assert.deepEqual(
      topProdutosVendidos?.map(({vendido}) => vendido),
      numbers(produtos, 'vendido'),
    );
  };
  add('Panel: dashboard', {path: '/api/dashboard', raw: raw.DASHBOARD, same: sameDashboard});
  const since = addMonths(today, -1);
  add('Panel: dashboard of a month', {
    path: `/api/dashboard?dataInicial=${since}&dataFinal=${today}`,
    raw: raw.dashboardOf(since, today),
    same: sameDashboard,
  });
  // The first user, of the largest company, and others at even distances.
  const chosen = Array.from({length: many}, (_, i) => usuarios[Math.floor((i * usuarios.length) / many)]);
  for (const [i, usuario] of [...chosen, ...Array.from({length: many}, () => usuarios[0])].entries()) {
    if (!usuario) continue;
    const largest = i >= chosen.length;
    const root = usuario.cnpj.slice(0, 8);
    const reseller = (report: string, from: string, query: string, part = '/numeros'): Case => ({
      report,
      tipo: 'relatorio',
      sujeitoId: usuario.id,
      path: `/api/relatorio/dashboard${part}${query}`,
      raw: raw.revenda(root, from),
      same: ({valorTotalNf = 0, topProdutos}, [pintores, produtos]) => {
        assert.equal(Math.round(valorTotalNf * 100), cents(numbers(pintores, 'total')), root);
        assert.deepEqual(
          topProdutos?.map(({totalVendido}) => totalVendido),
          numbers(produtos, 'vendido'),
          root,
        );
      },
    });
    const from = addMonths(today, -3);
    const who = largest ? 'Largest reseller' : 'Reseller';
    cases.push(reseller(`${who}: since the beginning`, '-infinity', ''));
    cases.push(reseller(`${who}: three months`, from, `?dataInicial=${from}`));
    cases.push(reseller(`${who}: all in one answer`, '-infinity', '', ''));
    cases.push({
      ...reseller(`${who}: a page of painters`, '-infinity', '?limite=10&ordernar=-totalVendas', '/pintores'),
      same: undefined,
    });
    if (!largest)
      cases.push({
        ...panel,
        report: 'Products sold at a reseller',
        path: `/api/produtos_vendidos?ano=${ano}&revenda=${usuario.cnpj}`,
        raw: raw.produtos(usuario.cnpj, ano),
        same: sameProdutos,
      });
  }
  add('Products sold at all resellers', {
    path: `/api/produtos_vendidos?ano=${ano}`,
    raw: raw.produtos(null, ano),
    same: sameProdutos,
  });
  add('What networks owe for a month', {
    path: `/api/relatorio?ano=${ano}&mes=${mes}`,
    raw: raw.rede(`${ano}-${String(mes).padStart(2, '0')}-01`),
    same: ({relatorios}, [redes]) =>
      assert.equal(
        relatorios?.reduce((sum, {pontosUtilizados}) => sum + pontosUtilizados, 0),
        numbers(redes, 'pontos').reduce((sum, pontos) => sum + pontos, 0),
      ),
  });
  add('The networks’ months beside each other', {
    path: `/api/relatorio/meses?ano=${ano}&mes=${mes}`,
    raw: raw.rede(`${ano}-${String(mes).padStart(2, '0')}-01`),
  });
  return cases;
}

const sameProdutos: Case['same'] = ({produtosVendidos}, [rows]) => {
  assert.equal(produtosVendidos?.length, rows?.length);
  assert.equal(cents(produtosVendidos?.map(({valorTotal}) => valorTotal) ?? []), cents(numbers(rows, 'valor')));
};
