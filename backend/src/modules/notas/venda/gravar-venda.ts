import {decimalDeCentavos, type Pontuacao} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import type {CodigoAplicavel} from '../../pontos';
import type {LojaDaVenda, ProdutoDaVenda} from '../../revendas';
import type {NotaTravada} from '../eventos';
import type {VendaConferida} from './venda';

export interface PintorDaVenda {
  id: number;
  indicado_por: number | null;
  valor_ponto: number;
  cluster: string | null;
}

/** Everything that a scored sale keeps, the whole calculation included. */
export interface DadosDaVenda {
  vendaId: number;
  venda: VendaConferida;
  nota: NotaTravada;
  pintor: PintorDaVenda;
  loja: LojaDaVenda;
  codigo: CodigoAplicavel | undefined;
  calculo: Pontuacao;
  produtos: Map<string, ProdutoDaVenda>;
  venceEm: Date;
  /** The ledger's entry; a sale that is worth nothing has none. */
  lancamentoId: number | undefined;
}

/** The id of the sale to come: its ledger entry refers to it and is written first. */
export async function proximaVenda(db: Database): Promise<number> {
  const row = await db.one<{id: number}>(`SELECT nextval(pg_get_serial_sequence('venda', 'id'))::int AS id`);
  if (!row) throw new Error('no number for the sale');
  return row.id;
}

export async function gravarVenda(db: Database, dados: DadosDaVenda): Promise<void> {
  const {vendaId, venda, nota, pintor, loja, codigo, calculo, venceEm, lancamentoId} = dados;
  const {agora, ator} = currentContext();
  await db.query(GRAVAR_VENDA, [
    vendaId,
    nota.id,
    pintor.id,
    venda.tipoFiscal,
    venda.identificador,
    venda.serie,
    venda.chave,
    venda.cnpjLoja,
    loja.revendaId,
    loja.redeId,
    venda.realizadoEm,
    decimalDeCentavos(venda.totalVenda),
    decimalDeCentavos(venda.totalDescontos),
    calculo.total,
    JSON.stringify(calculo),
    calculo.pontosDobrados,
    calculo.codigoUsado ? codigo?.codigo : null,
    lancamentoId ?? null,
    venceEm,
    ator.tipo === 'painel' ? ator.id : null,
    agora,
    JSON.stringify(itensDe(dados)),
  ]);
}

const itensDe = ({venda, produtos}: DadosDaVenda) =>
  venda.itens.map(item => ({
    produto_id: produtos.get(item.codigo)?.id,
    codigo: item.codigo,
    nome: produtos.get(item.codigo)?.nome,
    valor_pontos: produtos.get(item.codigo)?.valorPontos,
    qtde: item.qtde,
    valor_unitario: decimalDeCentavos(item.valorUnitario),
    valor_desconto: decimalDeCentavos(item.valorDesconto),
    sub_total: decimalDeCentavos(item.subTotal),
  }));

const GRAVAR_VENDA = `
  WITH vendida AS (
    INSERT INTO venda (id, nota_id, pintor_id, tipo_fiscal, identificador, serie, chave, cnpj_loja, revenda_id, rede_id, realizado_em, total_venda,
                       total_descontos, total_pontos, calculo, pontos_dobrados, codigo, lancamento_id, vence_em, operador_id, pontuado_em)
    OVERRIDING SYSTEM VALUE
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  ), chaveada AS (UPDATE nota SET chave = coalesce($7, chave) WHERE id = $2 AND $7::text IS NOT NULL)
  INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total)
  SELECT $1, produto_id, codigo, nome, qtde, valor_unitario, valor_desconto, valor_pontos, sub_total
    FROM jsonb_to_recordset($22::jsonb) AS x(produto_id int, codigo text, nome text, qtde numeric, valor_unitario numeric,
                                             valor_desconto numeric, valor_pontos int, sub_total numeric)`;
