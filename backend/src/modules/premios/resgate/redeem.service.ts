import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  ENTREGA_FIELD_NAMES,
  cartaoName,
  civilDateOf,
  deliveryForecast,
  firstDayOfMonth,
  isShipped,
  validateEnderecoEntrega,
  digitsOnly,
  RESGATE_DONE,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {InvalidSession, Refusal, fieldRefusal} from '../../../kernel/refusals/refusals';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Events} from '../../../kernel/events/events';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql, type Bound} from '../../../kernel/persistence/sql';
import {CartoesService, hasCartaoSql, type CartaoDoPintor} from '../../cartoes';
import {accountsOfPerson} from '../../pessoas';
import {openLedger, ledgerSql, saveLedger, type Ledger} from '../../pontos';
import {decide, type Decision, type LockedPremio} from './decide';
import {ResgateFeito} from './domain-events';

export interface ResgateRequest {
  codigoPremio: string;
  qtde: number;
  obs?: string;
  /** What the painter was told that the whole order costs; another price refuses it. */
  pontosVistos?: number | undefined;
  opcao?: unknown;
  enderecoEntrega?: Record<string, string>;
}

export interface RedeemedAnswer {
  saldoNovo: number;
  /** The painter's card after a redemption of credit. */
  cartao: CartaoDoPintor | null;
  resgate: {id: number; identificador: number; pontosGastos: number; previsaoEntrega: string};
  mensagem: string;
}

/** Orders and pays a prize in one transaction: limit, stock, balance, ledger and order. */
@injectable({scope: BindingScope.SINGLETON})
export class RedeemService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(CartoesService) private readonly cartoes: CartoesService,
  ) {}

  redeem(pintorId: number, request: ResgateRequest): Promise<IdempotentAnswer<RedeemedAnswer>> {
    return idempotent(this.db, 'POST /api/resgatar', request, () => this.execute(pintorId, request));
  }

  /** Lock order: account, lots, then the prize, which painters share. */
  private async execute(pintorId: number, request: ResgateRequest): Promise<RedeemedAnswer> {
    const [ledger, premio] = await this.db.pipeline(
      () => openLedger(this.db, pintorId),
      () => this.lockPremio(pintorId, request.codigoPremio),
    );
    ledger.expireOverdue();
    if (premio && !premio.pintorAtivo) throw InvalidSession();
    // Only what is shipped uses the address.
    const endereco =
      premio && isShipped(premio.tipo) && request.enderecoEntrega ? checkEndereco(request.enderecoEntrega) : undefined;
    const decision = decide(premio, request, ledger.account);
    // Posted expiries stay even if the order is refused.
    if (decision instanceof Refusal) {
      await saveLedger(this.db, ledger);
      throw decision;
    }
    return this.save(pintorId, ledger, decision, request, endereco);
  }

  /** Credit requests the painter's card or, if there is one already, a recharge of it. */
  private async cardOf(
    pintorId: number,
    {tipo, temCartao, resgateId}: LockedPremio,
    {opcao}: ResgateRequest,
  ): Promise<CartaoDoPintor | null> {
    if (tipo !== 'credito') return null;
    return this.cartoes.requestFor(pintorId, resgateId, temCartao ? undefined : cartaoName(opcao));
  }

  private async lockPremio(pintorId: number, codigo: string): Promise<LockedPremio | undefined> {
    const month = firstDayOfMonth(civilDateOf(currentContext().now));
    const codigoBound = sql.bound(codigo);
    const pintorBound = sql.bound(pintorId);
    const [premio] = await this.db.prepared(
      // Only a prize with stock is locked; mutable values are read from the locked row, as the statement's snapshot is
      // older.
      sql<LockedPremio>`WITH estoque AS MATERIALIZED (
         SELECT id, quantidade FROM premio WHERE codigo = ${codigoBound} AND removido_em IS NULL AND is_combo FOR NO KEY UPDATE)
       SELECT p.id, p.codigo, p.nome, p.tipo, p.ativo, p.pontos_web AS "pontosWeb", p.pontos_alternativo AS "pontosAlternativo",
              p.is_combo AS "isCombo", coalesce(e.quantidade, p.quantidade) AS quantidade, coalesce((SELECT sum(c.usados)::int FROM cota_mensal c WHERE c.premio_id = p.id AND c.mes = ${month}
                         AND c.pintor_id = ANY(${accountsOfPerson(pintorId)})), 0) AS "usadosNoMes",
              (p.tipo = 'credito' AND ${hasCartaoSql(pintorBound)}) AS "temCartao",
              coalesce((SELECT bloquear_resgate FROM configuracao), false) AS bloqueado,
              coalesce((SELECT ativo FROM pintor WHERE id = ${pintorBound}), false) AS "pintorAtivo",
              coalesce((SELECT valor_ponto FROM valor_ponto WHERE tipo = 'RESGATE'), 0.01) AS "valorDoPonto",
              nextval(pg_get_serial_sequence('resgate', 'id'))::int AS "resgateId"
         FROM premio p LEFT JOIN estoque e ON e.id = p.id
        WHERE p.codigo = ${codigoBound} AND p.removido_em IS NULL`,
    );
    return premio;
  }

  private async save(
    pintorId: number,
    ledger: Ledger,
    {premio, pontos, obs, opcao}: Decision,
    request: ResgateRequest,
    endereco?: Record<string, string>,
  ): Promise<RedeemedAnswer> {
    const today = civilDateOf(currentContext().now);
    const saldoAnterior = ledger.saldo;
    const entry = ledger.debit('resgate', pontos, `resgate:${premio.resgateId}`);
    const forecast = deliveryForecast(today, premio.tipo);
    const {statement, pintor, now} = ledgerSql(ledger);
    const placed = {premio, request, pontos, obs, opcao, saldoAnterior, today, forecast, seq: entry.seq, endereco};
    const [, cartao] = await this.db.pipeline(
      () => this.db.prepared(sql`WITH ${statement}, ${resgateSql(placed, pintor, now)} SELECT 1`),
      () => this.cardOf(pintorId, premio, request),
      () =>
        this.events.publish(ResgateFeito, pintorId, {
          resgateId: premio.resgateId,
          premioId: premio.id,
          qtde: request.qtde,
          pontos,
        }),
    );
    return {
      saldoNovo: ledger.saldo,
      cartao,
      resgate: {id: premio.resgateId, identificador: premio.resgateId, pontosGastos: pontos, previsaoEntrega: forecast},
      mensagem: RESGATE_DONE,
    };
  }
}

interface PlacedResgate extends Decision {
  request: ResgateRequest;
  saldoAnterior: number;
  today: string;
  forecast: string;
  /** The sequence of the ledger's entry. */
  seq: number;
  endereco: Record<string, string> | undefined;
}

/** SQL: inserts the order with its dependent rows, in the ledger's statement. Only what is shipped has an address. */
function resgateSql(
  {premio, request, pontos, obs, opcao, saldoAnterior, today, forecast, seq, endereco}: PlacedResgate,
  pintor: Bound<number>,
  now: Bound<Date>,
) {
  const id = sql.bound(premio.resgateId);
  const premioId = sql.bound(premio.id);
  const qtde = sql.bound(request.qtde);
  const month = sql.bound(firstDayOfMonth(today));
  const hasStock = sql.bound(premio.isCombo);
  const shipped = isShipped(premio.tipo);
  const delivery = sql.bound(endereco ? JSON.stringify(endereco) : null);
  const option = opcao && JSON.stringify(opcao);
  return sql`
  endereco AS (
    UPDATE pintor SET entrega_nome = x.n, entrega_rua = x.r, entrega_numero = x.u, entrega_complemento = x.c, entrega_bairro = x.b,
           entrega_cidade = x.d, entrega_estado = x.e, entrega_cep = x.p
      FROM (SELECT j->>'entregaNome' n, j->>'entregaRua' r, j->>'entregaNumero' u, j->>'entregaComplemento' c, j->>'entregaBairro' b,
                   j->>'entregaCidade' d, j->>'entregaEstado' e, j->>'entregaCep' p FROM (SELECT ${delivery}::jsonb j) y WHERE j IS NOT NULL) x
     WHERE id = ${pintor}
  ), pedido AS (
    INSERT INTO resgate (id, pintor_id, premio_id, codigo, premio, tipo, opcao, obs, qtde, pontos_gastos, saldo_anterior, valor_do_ponto,
                         mes, resgatado_em, previsao_entrega, lancamento_id, entrega_nome, entrega_rua, entrega_numero,
                         entrega_complemento, entrega_bairro, entrega_cidade, entrega_estado, entrega_cep)
    OVERRIDING SYSTEM VALUE
    SELECT ${id}, ${pintor}, ${premioId}, ${premio.codigo}, ${premio.nome}, ${premio.tipo}, ${option}::jsonb, ${obs}, ${qtde}, ${pontos}, ${saldoAnterior}, ${premio.valorDoPonto}, ${month}, ${now}, ${forecast}, e.id,
           coalesce(j->>'entregaNome', p.entrega_nome, p.nome), coalesce(j->>'entregaRua', p.entrega_rua, p.end_rua),
           coalesce(j->>'entregaNumero', p.entrega_numero, p.end_numero),
           coalesce(j->>'entregaComplemento', p.entrega_complemento, p.end_complemento),
           coalesce(j->>'entregaBairro', p.entrega_bairro, p.end_bairro), coalesce(j->>'entregaCidade', p.entrega_cidade, p.end_cidade),
           coalesce(j->>'entregaEstado', p.entrega_estado, p.end_estado), coalesce(j->>'entregaCep', p.entrega_cep, p.end_cep)
      FROM lancamentos e CROSS JOIN (SELECT ${delivery}::jsonb AS j) x LEFT JOIN pintor p ON p.id = ${pintor} AND ${shipped} WHERE e.seq = ${seq}
  ), cota AS (
    INSERT INTO cota_mensal (pintor_id, premio_id, mes, usados) VALUES (${pintor}, ${premioId}, ${month}, ${qtde})
    ON CONFLICT (pintor_id, premio_id, mes) DO UPDATE SET usados = cota_mensal.usados + excluded.usados
  ), estoque AS (
    UPDATE premio SET quantidade = quantidade - ${qtde} WHERE id = ${premioId} AND ${hasStock}
  ), movimento AS (
    INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
    SELECT ${premioId}, -${qtde}::int, 'pedido', ${id}, ${now} WHERE ${hasStock}
  )`;
}

function checkEndereco(sent: Record<string, string>): Record<string, string> {
  const errors = validateEnderecoEntrega(sent);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const endereco = Object.fromEntries(ENTREGA_FIELD_NAMES.map(field => [field, (sent[field] ?? '').trim()]));
  return {
    ...endereco,
    entregaCep: digitsOnly(endereco.entregaCep ?? ''),
    entregaEstado: (endereco.entregaEstado ?? '').toUpperCase(),
  };
}
