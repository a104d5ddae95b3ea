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
import {GRAVAR_RAZAO, abrirRazao, gravarRazao, valoresDaRazao, type Razao} from '../../pontos';
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
    const [premio] = await this.db.planned<PremioTravado>(
      // Only a prize with stock is locked, and what changes is read from the locked row: the statement's snapshot is older.
      `WITH estoque AS MATERIALIZED (
         SELECT id, quantidade FROM premio WHERE codigo = $1 AND removido_em IS NULL AND is_combo FOR NO KEY UPDATE)
       SELECT p.id, p.codigo, p.nome, p.tipo, p.ativo, p.pontos_web AS "pontosWeb", p.pontos_alternativo AS "pontosAlternativo",
              p.is_combo AS "isCombo", coalesce(e.quantidade, p.quantidade) AS quantidade, coalesce(c.usados, 0) AS "usadosNoMes",
              coalesce((SELECT bloquear_resgate FROM configuracao), false) AS bloqueado,
              coalesce((SELECT valor_ponto FROM valor_ponto WHERE tipo = 'RESGATE'), 0.01) AS "valorDoPonto",
              nextval(pg_get_serial_sequence('resgate', 'id'))::int AS "resgateId"
         FROM premio p LEFT JOIN estoque e ON e.id = p.id
         LEFT JOIN cota_mensal c ON c.premio_id = p.id AND c.pintor_id = $2 AND c.mes = $3
        WHERE p.codigo = $1 AND p.removido_em IS NULL`,
      [codigo, pintorId, mes],
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
    await this.db.planned(`WITH ${GRAVAR_RAZAO}, ${GRAVAR_RESGATE} SELECT 1`, [
      ...valoresDaRazao(razao),
      premio.resgateId,
      premio.id,
      premio.codigo,
      premio.nome,
      premio.tipo,
      pedido.opcao === undefined ? null : JSON.stringify(pedido.opcao),
      obs,
      pedido.qtde,
      pontos,
      saldoAnterior,
      premio.valorDoPonto,
      primeiroDiaDoMes(hoje),
      previsao,
      entry.seq,
      premio.isCombo,
      endereco ? JSON.stringify(endereco) : null,
    ]);
    await this.jobs.enqueue(CONFIRMAR_RESGATE, {resgateId: premio.resgateId});
    return {
      saldoNovo: razao.saldo,
      cartao: null,
      resgate: {id: premio.resgateId, identificador: premio.resgateId, pontosGastos: pontos, previsaoEntrega: previsao},
      mensagem: 'Resgate realizado com sucesso!',
    };
  }
}

/** The order with all that hangs on it, in the ledger's own statement; $1 to $10 are the ledger's. */
const GRAVAR_RESGATE = `
  endereco AS (
    UPDATE pintor SET entrega_nome = x.n, entrega_rua = x.r, entrega_numero = x.u, entrega_complemento = x.c, entrega_bairro = x.b,
           entrega_cidade = x.d, entrega_estado = x.e, entrega_cep = x.p
      FROM (SELECT j->>'entregaNome' n, j->>'entregaRua' r, j->>'entregaNumero' u, j->>'entregaComplemento' c, j->>'entregaBairro' b,
                   j->>'entregaCidade' d, j->>'entregaEstado' e, j->>'entregaCep' p FROM (SELECT $26::jsonb j) y WHERE j IS NOT NULL) x
     WHERE id = $1
  ), pedido AS (
    INSERT INTO resgate (id, pintor_id, premio_id, codigo, premio, tipo, opcao, obs, qtde, pontos_gastos, saldo_anterior, valor_do_ponto,
                         mes, resgatado_em, previsao_entrega, lancamento_id, entrega_nome, entrega_rua, entrega_numero,
                         entrega_complemento, entrega_bairro, entrega_cidade, entrega_estado, entrega_cep)
    OVERRIDING SYSTEM VALUE
    SELECT $11, $1, $12, $13, $14, $15, $16::jsonb, $17, $18, $19, $20, $21, $22, $2, $23, e.id,
           coalesce(j->>'entregaNome', p.entrega_nome, p.nome), coalesce(j->>'entregaRua', p.entrega_rua, p.end_rua),
           coalesce(j->>'entregaNumero', p.entrega_numero, p.end_numero),
           coalesce(j->>'entregaComplemento', p.entrega_complemento, p.end_complemento),
           coalesce(j->>'entregaBairro', p.entrega_bairro, p.end_bairro), coalesce(j->>'entregaCidade', p.entrega_cidade, p.end_cidade),
           coalesce(j->>'entregaEstado', p.entrega_estado, p.end_estado), coalesce(j->>'entregaCep', p.entrega_cep, p.end_cep)
      FROM lancamentos e, pintor p, (SELECT $26::jsonb AS j) x WHERE e.seq = $24 AND p.id = $1
  ), cota AS (
    INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) VALUES ($1, $12, $22, $18)
    ON CONFLICT (pintor_id, premio_id, mes) DO UPDATE SET usados = cota_mensal.usados + excluded.usados
  ), estoque AS (
    UPDATE premio SET quantidade = quantidade - $18 WHERE id = $12 AND $25
  ), movimento AS (
    INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
    SELECT $12, -$18::int, 'pedido', $11, $2 WHERE $25
  )`;

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
