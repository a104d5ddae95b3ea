import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  MAX_NOTA_PONTOS,
  civilDateOf,
  excessesOfVenda,
  formatPontos,
  pontosOfCodigo,
  pontuacaoExpiry,
  type Pontuacao,
} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {fieldRefusal, ofField} from '../../../kernel/refusals/refusals';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Events} from '../../../kernel/events/events';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {CotasService} from '../../antifraude';
import {ConfiguracaoService, limitsOf} from '../../configuracoes';
import {NiveisService} from '../../pintores';
import {
  GrantPolicy,
  PontosService,
  openLedgers,
  saveLedger,
  type ApplicableCodigo,
  type GrantCheck,
  type Ledger,
  type Permit,
} from '../../pontos';
import {ProdutoMatchingService, RevendasService} from '../../revendas';
import {calculate} from './calculate';
import {excessesOfRaisedFatores} from './raised-fator';
import {excessesOfRaised} from './raised-produtos';
import {grantsOf} from './grants';
import {confirmSecondCheck, requireSecondCheck, type VendaBeyondLimits} from './second-check';
import {refuseUnderAnalysis} from '../analysis/under-analysis';
import {confirmedCodigosOf, readLinesOf} from './learn-codigos';
import {refuseDuplicate} from './duplicates';
import {accountsOf, nextState, transitionTo, lockNota, type LockedNota} from '../events';
import {NotaPontuada} from '../domain-events';
import {saveVenda, nextVendaId, type VendaData} from './save-venda';
import {rewardIndicacao} from './indicacao';
import {NotaChanged, NotaNotFound} from '../refusals';
import {checkVenda, type SentVenda} from './venda';
import {pintorOfVenda, produtosOfVenda} from './venda-references';

export interface Scored {
  mensagem: string;
  venda: {id: number; totalPontos: number; pontosDobrados: 0 | 1; codigoCancelado: boolean; calculo: Pontuacao};
}

export interface ScoreOptions {
  /** Notifies the painter by e-mail. */
  enviarMensagem?: boolean;
  /** Confirms, as the second person, a sale that exceeds one person's limits. */
  confirmar?: boolean;
  /** Confirms a sale beyond the quota of its network. */
  confirmarCota?: boolean;
  /** What the second person was shown of the sale, if not the first check. */
  visto?: VendaBeyondLimits | undefined;
  /** The points that the person was shown; a different result is refused. */
  pontosVistos?: number;
}

/** Scores a pending receipt: sale, points, code and referral in one transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class NotaScoringService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(PontosService) private readonly pontos: PontosService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(ProdutoMatchingService) private readonly matching: ProdutoMatchingService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
    @service(CotasService) private readonly cotas: CotasService,
  ) {}

  score(sent: SentVenda, options: ScoreOptions = {}): Promise<IdempotentAnswer<Scored>> {
    const request = options.confirmar ? {...sent, confirmar: true} : sent;
    return idempotent(this.db, 'POST /api/pontuacoes/pontuar', request, () => this.execute(sent, options));
  }

  /**
   * Scores in the caller's transaction; throws the refusals that `score` returns. A recorded first check stays if the
   * caller commits.
   */
  scoreNow = (sent: SentVenda, options: ScoreOptions = {}): Promise<Scored> =>
    this.db.tx(() => this.execute(sent, options));

  /**
   * Lock order: receipt, accounts, then what painters share: the paper's number, the code, the reseller, the quotas, the shop's product codes.
   */
  private async execute(sent: SentVenda, options: ScoreOptions): Promise<Scored> {
    const venda = checkVenda(sent, civilDateOf(currentContext().now));
    const nota = await this.notaOf(sent);
    const estado = nextState(nota, 'pontuar');
    await refuseUnderAnalysis(this.db, nota);
    const ledgers = await openLedgers(this.db, accountsOf(nota));
    // Under the account's lock: another receipt may have lifted the painter to a level whose factor counts for this one.
    const pintor = await pintorOfVenda(this.db, venda, nota);
    await refuseDuplicate(this.db, venda);
    const produtos = await produtosOfVenda(this.revendas, venda, {lock: true});
    const readLines = await readLinesOf(this.db, nota, venda);
    const codigo = await this.codigoOf(sent.codigoPromocional, nota);
    const loja = await this.revendas.originOfVenda(venda.cnpjLoja, {lock: true});
    await this.cotas.check(loja.redeId, venda.itens, {confirmar: options.confirmarCota ?? false});
    const calculo = calculate({itens: venda.itens, produtos, loja, pintor, codigo});
    if (options.pontosVistos !== undefined && calculo.total !== options.pontosVistos) throw NotaChanged();
    const check = await this.grants.check(await grantsOf(this.db, nota, calculo));
    const secondCheck = await this.checkLimits(nota, {venda, produtos, calculo, loja, pintor, check}, options);
    const permit = check.permit(secondCheck !== undefined);
    // The first write: all checks that may refuse come before it.
    await this.revendas.saveLoja(
      {cnpj: venda.cnpjLoja, nome: venda.nomeLoja, cidade: venda.cidadeLoja, uf: venda.estadoLoja},
      loja,
    );
    const vendaId = await this.save({venda, nota, pintor, loja, codigo, calculo, produtos}, {ledgers, permit});
    const secondLook = secondCheck && (await confirmSecondCheck(this.db, nota, {id: secondCheck, vendaId}));
    await this.matching.learn(venda.cnpjLoja, confirmedCodigosOf(venda, readLines, produtos));
    await transitionTo(this.db, nota, estado);
    await audit(this.db, {
      action: 'pontuar',
      entity: 'nota',
      entityId: nota.id,
      after: {venda: vendaId, totalPontos: calculo.total, ...(secondLook ? {conferida: secondLook} : {})},
    });
    await this.niveis.reevaluate(pintor.id);
    // The bonus may bring the referrer to another level.
    if (nota.indicado_por) await this.niveis.reevaluate(nota.indicado_por);
    await this.events.publish(NotaPontuada, pintor.id, {
      notaId: nota.id,
      vendaId,
      pontos: calculo.total,
      redeId: loja.redeId ?? null,
      comEmail: options.enviarMensagem ?? false,
    });
    return {
      mensagem: calculo.codigoCancelado
        ? 'Venda pontuada com sucesso. O código não teve efeito: a revenda master já dobra os pontos.'
        : 'Venda pontuada com sucesso',
      venda: {
        id: vendaId,
        totalPontos: calculo.total,
        pontosDobrados: calculo.pontosDobrados,
        codigoCancelado: calculo.codigoCancelado,
        calculo,
      },
    };
  }

  private notaOf({idFoto, nomeArquivo}: SentVenda): Promise<LockedNota> {
    if (idFoto) return lockNota(this.db, {id: idFoto});
    if (nomeArquivo) return lockNota(this.db, {nomeArquivo});
    throw NotaNotFound({erro: 'Informe a nota que está sendo pontuada.'});
  }

  private async codigoOf(text: string | undefined, nota: LockedNota): Promise<ApplicableCodigo | undefined> {
    if (!text?.trim()) return undefined;
    const sending = {pintorId: nota.pintor_id, sentAt: nota.criado_em};
    return this.pontos.codigos
      .findForNota(text, sending, await this.configuracoes.current(), {lock: true})
      .catch(ofField('codigoPromocional'));
  }

  /** Refuses more points than any receipt may have; beyond one person's limits it requires a second check. */
  private async checkLimits(
    nota: LockedNota,
    {
      venda,
      produtos,
      calculo,
      loja,
      pintor,
      check,
    }: Pick<VendaData, 'venda' | 'produtos' | 'calculo' | 'loja' | 'pintor'> & {check: GrantCheck},
    {confirmar = false, visto}: ScoreOptions,
  ): Promise<number | undefined> {
    const pontos = calculo.total;
    if (pontos > MAX_NOTA_PONTOS)
      throw fieldRefusal({
        itens: `Esta venda valeria ${formatPontos(pontos)} pontos: uma nota vale no máximo ${formatPontos(MAX_NOTA_PONTOS)}`,
      });
    const itens = venda.itens.map(item => ({...item, valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0}));
    const excessos = [
      ...excessesOfVenda({itens, calculo}, limitsOf(await this.configuracoes.current())),
      ...(await excessesOfRaised(this.db, produtos)),
      ...(await excessesOfRaisedFatores(this.db, {revendaId: loja.revendaId, clusterId: pintor.cluster_id})),
      ...check.excessos,
    ];
    return excessos.length > 0
      ? requireSecondCheck(this.db, nota, {venda: {excessos, pontos}, confirmar, visto})
      : undefined;
  }

  /** Writes the points first, then the sale that references them, then the rest. */
  private async save(
    data: Omit<VendaData, 'vendaId' | 'venceEm' | 'lancamentoId'>,
    {ledgers, permit}: {ledgers: Map<number, Ledger>; permit: Permit},
  ): Promise<number> {
    const {venda, nota, pintor, loja, codigo, calculo} = data;
    const vendaId = await nextVendaId(this.db);
    const ledger = ledgers.get(pintor.id);
    if (!ledger) throw new Error(`painter ${pintor.id} has no account`);
    const venceEm = pontuacaoExpiry(ledger.termsFrom);
    const origin = {cnpjLoja: venda.cnpjLoja, redeId: loja.redeId};
    ledger.expireOverdue();
    const entry =
      calculo.total > 0 &&
      ledger.credit({
        tipo: 'pontuacao',
        permit,
        pontos: calculo.total,
        referencia: `venda:${vendaId}`,
        venceEm,
        ...origin,
      });
    const ids = await saveLedger(this.db, ledger);
    const lancamentoId = entry ? ids.get(entry.seq) : undefined;
    await saveVenda(this.db, {...data, vendaId, venceEm, lancamentoId});
    await this.cotas.count(loja.redeId, venda.itens);
    if (codigo && calculo.codigoUsado)
      await this.pontos.codigos.registerUse(codigo, {
        pintorId: pintor.id,
        pontos: pontosOfCodigo(calculo),
        vendaId,
        lancamentoId,
        sentAt: nota.criado_em,
      });
    if (nota.indicado_por)
      await rewardIndicacao(this.db, {referredId: pintor.id, referrerId: nota.indicado_por, vendaId, permit}, ledgers);
    return vendaId;
  }
}
