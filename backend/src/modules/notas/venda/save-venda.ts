import {decimalOfCents, type Pontuacao} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {ApplicableCodigo} from '../../pontos';
import type {VendaLoja, VendaProduto} from '../../revendas';
import type {LockedNota} from '../events';
import type {CheckedVenda} from './venda';

export interface VendaPintor {
  id: number;
  valor_ponto: number;
  cluster_id: number | null;
  cluster: string | null;
}

/** The data that is stored of a scored sale, including the whole calculation. */
export interface VendaData {
  vendaId: number;
  venda: CheckedVenda;
  nota: LockedNota;
  pintor: VendaPintor;
  loja: VendaLoja;
  codigo: ApplicableCodigo | undefined;
  calculo: Pontuacao;
  produtos: Map<string, VendaProduto>;
  venceEm: Date;
  /** The ledger's entry; undefined for a sale without points. */
  lancamentoId: number | undefined;
}

/** Reserves the id of a sale, as its ledger entry references it and is written first. */
export async function nextVendaId(db: Database): Promise<number> {
  const row = await db.one(sql<{id: number}>`SELECT nextval(pg_get_serial_sequence('venda', 'id'))::int AS id`);
  if (!row) throw new Error('no number for the sale');
  return row.id;
}

export async function saveVenda(db: Database, data: VendaData): Promise<void> {
  const {vendaId, venda, nota, pintor, loja, codigo, calculo, venceEm, lancamentoId} = data;
  const {now, actor} = currentContext();
  const id = sql.bound(vendaId);
  const notaId = sql.bound(nota.id);
  const chave = sql.bound(venda.chave);
  const codigoUsado = calculo.codigoUsado ? (codigo?.codigo ?? null) : null;
  await db.query(sql`WITH vendida AS (
    INSERT INTO venda (id, nota_id, pintor_id, tipo_fiscal, identificador, serie, chave, cnpj_loja, revenda_id, rede_id, realizado_em, total_venda,
                       total_descontos, total_pontos, calculo, pontos_dobrados, codigo, lancamento_id, vence_em, operador_id, pontuado_em)
    OVERRIDING SYSTEM VALUE
    VALUES (${id}, ${notaId}, ${pintor.id}, ${venda.tipoFiscal}, ${venda.identificador}, ${venda.serie}, ${chave},
            ${venda.cnpjLoja}, ${loja.revendaId}, ${loja.redeId}, ${venda.realizadoEm},
            ${decimalOfCents(venda.totalVenda)}, ${decimalOfCents(venda.totalDescontos)}, ${calculo.total},
            ${JSON.stringify(calculo)}, ${calculo.pontosDobrados}, ${codigoUsado}, ${lancamentoId ?? null}, ${venceEm},
            ${actor.kind === 'painel' ? actor.id : null}, ${now})
  ), chaveada AS (UPDATE nota SET chave = coalesce(${chave}, chave) WHERE id = ${notaId} AND ${chave}::text IS NOT NULL)
  INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total, pontuado_em)
  SELECT ${id}, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(itemsOf(data))}::jsonb) AS x(produto_id int, codigo text, nome text, qtde numeric, valor_unitario numeric,
                                             valor_desconto numeric, valor_pontos int, sub_total numeric)`);
}

const itemsOf = ({venda, produtos}: VendaData) =>
  venda.itens.map(item => ({
    produto_id: produtos.get(item.codigo)?.id,
    codigo: item.codigo,
    nome: produtos.get(item.codigo)?.nome,
    valor_pontos: produtos.get(item.codigo)?.valorPontos,
    qtde: item.qtde,
    valor_unitario: decimalOfCents(item.valorUnitario),
    valor_desconto: decimalOfCents(item.valorDesconto),
    sub_total: decimalOfCents(item.subTotal),
  }));
