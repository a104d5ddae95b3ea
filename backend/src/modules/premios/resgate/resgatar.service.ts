import {BindingScope, inject, injectable} from '@loopback/core';
import {
  NOMES_CAMPOS_ENTREGA,
  dataCivil,
  previsaoEntrega,
  primeiroDiaDoMes,
  validarEnderecoEntrega,
  somenteDigitos,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Recusa, recusarCampos} from '../../../kernel/errors';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql, type Bound} from '../../../kernel/persistence/sql';
import {abrirRazao, escreverRazao, gravarRazao, type Razao} from '../../pontos';
import {decidir, type Decisao, type PremioTravado} from './decidir';
import {CONFIRMAR_RESGATE} from './confirmacao';

export interface Pedido {
  codigoPremio: string;
  qtde: number;
  obs?: string;
  opcao?: unknown;
  enderecoEntrega?: Record<string, string>;
}

export interface Resgatado {
  saldoNovo: number;
  cartao: null;
  resgate: {id: number; identificador: number; pontosGastos: number; previsaoEntrega: string};
  mensagem: string;
}

/** Asking and paying is one atomic step: limit, stock, balance, ledger and the order all happen, or none does. */
@injectable({scope: BindingScope.SINGLETON})
export class ResgatarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
  ) {}

  resgatar(pintorId: number, pedido: Pedido): Promise<Kept<Resgatado>> {
    const endereco = pedido.enderecoEntrega && conferirEndereco(pedido.enderecoEntrega);
    return idempotent(this.db, 'POST /api/resgatar', pedido, () => this.executar(pintorId, pedido, endereco));
  }

  /** Locks in the one order: account, lots, then the prize, which painters share. */
  private async executar(pintorId: number, pedido: Pedido, endereco?: Record<string, string>): Promise<Resgatado> {
    const razao = await abrirRazao(this.db, pintorId);
    razao.expirarVencidos();
    const premio = await this.travarPremio(pintorId, pedido.codigoPremio);
    const decisao = decidir(premio, pedido, razao.conta);
    // What expired stays posted, whatever becomes of the order.
    if (decisao instanceof Recusa) {
      await gravarRazao(this.db, razao);
      throw decisao;
    }
    return this.gravar(razao, decisao, pedido, endereco);
  }

  private async travarPremio(pintorId: number, codigo: string): Promise<PremioTravado | undefined> {
    const mes = primeiroDiaDoMes(dataCivil(currentContext().agora));
    const chave = sql.bound(codigo);
    const [premio] = await this.db.planned(
      // Only a prize with stock is locked, and what changes is read from the locked row: the statement's snapshot is older.
      sql<PremioTravado>`WITH estoque AS MATERIALIZED (
         SELECT id, quantidade FROM premio WHERE codigo = ${chave} AND removido_em IS NULL AND is_combo FOR NO KEY UPDATE)
       SELECT p.id, p.codigo, p.nome, p.tipo, p.ativo, p.pontos_web AS "pontosWeb", p.pontos_alternativo AS "pontosAlternativo",
              p.is_combo AS "isCombo", coalesce(e.quantidade, p.quantidade) AS quantidade, coalesce(c.usados, 0) AS "usadosNoMes",
              coalesce((SELECT bloquear_resgate FROM configuracao), false) AS bloqueado,
              coalesce((SELECT valor_ponto FROM valor_ponto WHERE tipo = 'RESGATE'), 0.01) AS "valorDoPonto",
              nextval(pg_get_serial_sequence('resgate', 'id'))::int AS "resgateId"
         FROM premio p LEFT JOIN estoque e ON e.id = p.id
         LEFT JOIN cota_mensal c ON c.premio_id = p.id AND c.pintor_id = ${pintorId} AND c.mes = ${mes}
        WHERE p.codigo = ${chave} AND p.removido_em IS NULL`,
    );
    return premio;
  }

  private async gravar(
    razao: Razao,
    {premio, pontos, obs}: Decisao,
    pedido: Pedido,
    endereco?: Record<string, string>,
  ): Promise<Resgatado> {
    const hoje = dataCivil(currentContext().agora);
    const saldoAnterior = razao.saldo;
    const entry = razao.debitar('resgate', pontos, `resgate:${premio.resgateId}`);
    const previsao = previsaoEntrega(hoje);
    const {escrita, pintor, agora} = escreverRazao(razao);
    const pedida = {premio, pedido, pontos, obs, saldoAnterior, hoje, previsao, seq: entry.seq, endereco};
    await this.db.planned(sql`WITH ${escrita}, ${escreverResgate(pedida, pintor, agora)} SELECT 1`);
    await this.jobs.enqueue(CONFIRMAR_RESGATE, {resgateId: premio.resgateId});
    return {
      saldoNovo: razao.saldo,
      cartao: null,
      resgate: {id: premio.resgateId, identificador: premio.resgateId, pontosGastos: pontos, previsaoEntrega: previsao},
      mensagem: 'Resgate realizado com sucesso!',
    };
  }
}

interface Pedida extends Decisao {
  pedido: Pedido;
  saldoAnterior: number;
  hoje: string;
  previsao: string;
  /** Of the ledger's entry. */
  seq: number;
  endereco: Record<string, string> | undefined;
}

/** The order with all that hangs on it, in the ledger's own statement. */
function escreverResgate(
  {premio, pedido, pontos, obs, saldoAnterior, hoje, previsao, seq, endereco}: Pedida,
  pintor: Bound<number>,
  agora: Bound<Date>,
) {
  const id = sql.bound(premio.resgateId);
  const premioId = sql.bound(premio.id);
  const qtde = sql.bound(pedido.qtde);
  const mes = sql.bound(primeiroDiaDoMes(hoje));
  const comEstoque = sql.bound(premio.isCombo);
  const entrega = sql.bound(endereco ? JSON.stringify(endereco) : null);
  const opcao = pedido.opcao === undefined ? null : JSON.stringify(pedido.opcao);
  return sql`
  endereco AS (
    UPDATE pintor SET entrega_nome = x.n, entrega_rua = x.r, entrega_numero = x.u, entrega_complemento = x.c, entrega_bairro = x.b,
           entrega_cidade = x.d, entrega_estado = x.e, entrega_cep = x.p
      FROM (SELECT j->>'entregaNome' n, j->>'entregaRua' r, j->>'entregaNumero' u, j->>'entregaComplemento' c, j->>'entregaBairro' b,
                   j->>'entregaCidade' d, j->>'entregaEstado' e, j->>'entregaCep' p FROM (SELECT ${entrega}::jsonb j) y WHERE j IS NOT NULL) x
     WHERE id = ${pintor}
  ), pedido AS (
    INSERT INTO resgate (id, pintor_id, premio_id, codigo, premio, tipo, opcao, obs, qtde, pontos_gastos, saldo_anterior, valor_do_ponto,
                         mes, resgatado_em, previsao_entrega, lancamento_id, entrega_nome, entrega_rua, entrega_numero,
                         entrega_complemento, entrega_bairro, entrega_cidade, entrega_estado, entrega_cep)
    OVERRIDING SYSTEM VALUE
    SELECT ${id}, ${pintor}, ${premioId}, ${premio.codigo}, ${premio.nome}, ${premio.tipo}, ${opcao}::jsonb, ${obs}, ${qtde}, ${pontos}, ${saldoAnterior}, ${premio.valorDoPonto}, ${mes}, ${agora}, ${previsao}, e.id,
           coalesce(j->>'entregaNome', p.entrega_nome, p.nome), coalesce(j->>'entregaRua', p.entrega_rua, p.end_rua),
           coalesce(j->>'entregaNumero', p.entrega_numero, p.end_numero),
           coalesce(j->>'entregaComplemento', p.entrega_complemento, p.end_complemento),
           coalesce(j->>'entregaBairro', p.entrega_bairro, p.end_bairro), coalesce(j->>'entregaCidade', p.entrega_cidade, p.end_cidade),
           coalesce(j->>'entregaEstado', p.entrega_estado, p.end_estado), coalesce(j->>'entregaCep', p.entrega_cep, p.end_cep)
      FROM lancamentos e, pintor p, (SELECT ${entrega}::jsonb AS j) x WHERE e.seq = ${seq} AND p.id = ${pintor}
  ), cota AS (
    INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) VALUES (${pintor}, ${premioId}, ${mes}, ${qtde})
    ON CONFLICT (pintor_id, premio_id, mes) DO UPDATE SET usados = cota_mensal.usados + excluded.usados
  ), estoque AS (
    UPDATE premio SET quantidade = quantidade - ${qtde} WHERE id = ${premioId} AND ${comEstoque}
  ), movimento AS (
    INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
    SELECT ${premioId}, -${qtde}::int, 'pedido', ${id}, ${agora} WHERE ${comEstoque}
  )`;
}

function conferirEndereco(enviado: Record<string, string>): Record<string, string> {
  const erros = validarEnderecoEntrega(enviado);
  if (Object.keys(erros).length > 0) throw recusarCampos(erros);
  const endereco = Object.fromEntries(NOMES_CAMPOS_ENTREGA.map(campo => [campo, (enviado[campo] ?? '').trim()]));
  return {
    ...endereco,
    entregaCep: somenteDigitos(endereco.entregaCep ?? ''),
    entregaEstado: (endereco.entregaEstado ?? '').toUpperCase(),
  };
}
