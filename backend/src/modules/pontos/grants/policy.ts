import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  excessesOfCodigo,
  excessesOfFator,
  excessesOfPintor,
  excessesOfUsuario,
  type CodigoOperation,
  type CreditType,
  type Excess,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {ConfiguracaoService, grantLimitsOf} from '../../configuracoes';
import {GrantBeyondLimits} from '../refusals';
import {permitOf, type Permit} from './permit';
import {sumsOfPintores, sumsOfUsuario} from './sums';

export interface Grant {
  tipo: CreditType | 'correcao';
  pintorId: number;
  pontos: number;
  /** The recipient in messages, if not the painter concerned: "quem indicou". */
  quem?: string;
}

interface NewCodigo {
  operacao: CodigoOperation;
  /** Points, or a factor. */
  valor: number;
  usos: number;
}

/** The policy's result for grants about to be made. */
export interface GrantCheck {
  /** Every limit that the grants exceed and that needs a second person. */
  readonly excessos: Excess[];
  /**
   * Issues the permit. `confirmed`: a second person has agreed.
   * @throws GrantBeyondLimits when limits are exceeded without a second person
   */
  permit(confirmed?: boolean): Permit;
}

/**
 * The only policy for grants of points: sums by painter and by member of staff, over a day and over 30 days, are
 * compared with the limits in Configurações. The request's actor is the grantor; for painters who use a code, and for
 * jobs, only the painter's sums are limited.
 */
@injectable({scope: BindingScope.SINGLETON})
export class GrantPolicy {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  /**
   * Call it in the transaction that grants, with the painters' accounts locked and before locking rows that painters
   * share.
   */
  async check(grants: readonly Grant[]): Promise<GrantCheck> {
    const limits = grantLimitsOf(await this.configuracoes.current());
    // A give-back repeats an earlier grant: it counts for the member of staff, not for the painter.
    const earned = grants.filter(({tipo}) => tipo !== 'devolucao');
    const excessos: Excess[] = [];
    const before = await sumsOfPintores(
      this.db,
      earned.map(({pintorId}) => pintorId),
    );
    for (const {pintorId, pontos, quem} of earned) {
      const {dia, mes} = before.get(pintorId) ?? {dia: 0, mes: 0};
      excessos.push(...excessesOfPintor({dia: dia + pontos, mes: mes + pontos, ...(quem && {quem})}, limits));
    }
    const granted = grants.reduce((sum, {pontos}) => sum + pontos, 0);
    const {actor} = currentContext();
    if (actor.kind === 'painel') excessos.push(...(await this.excessesOf(actor.id, granted)));
    return checkOf(excessos);
  }

  /**
   * Checks the points of a code that a member of staff is about to create or increase. `granted`: the points that this
   * person has not granted by it in these 30 days already.
   */
  async checkCodigo(
    {pontos, usos}: {pontos: number; usos: number},
    granted: number = pontos * usos,
  ): Promise<GrantCheck> {
    const {actor} = currentContext();
    const limits = grantLimitsOf(await this.configuracoes.current());
    const ofPerson = actor.kind === 'painel' ? await this.excessesOf(actor.id, granted) : [];
    return checkOf([...excessesOfCodigo({pontos, usos}, limits), ...ofPerson]);
  }

  /** Checks what a promotional code or a voucher that is about to be created gives, or by how much it multiplies. */
  async checkCodigoEffect({operacao, valor, usos}: NewCodigo): Promise<GrantCheck> {
    return operacao === 'ADICIONAR' ? this.checkCodigo({pontos: valor, usos}) : checkOf(excessesOfFator(valor));
  }

  private async excessesOf(usuarioId: number, granted: number): Promise<Excess[]> {
    const limits = grantLimitsOf(await this.configuracoes.current());
    const {dia, mes} = await sumsOfUsuario(this.db, usuarioId);
    return excessesOfUsuario({dia: dia + granted, mes: mes + granted}, limits);
  }
}

function checkOf(excessos: Excess[]): GrantCheck {
  const {actor} = currentContext();
  return {
    excessos,
    permit(confirmed = false) {
      if (excessos.length > 0 && !confirmed) throw GrantBeyondLimits({excessos: excessos.map(({texto}) => texto)});
      return permitOf(actor.kind === 'painel' ? actor.id : undefined, confirmed);
    },
  };
}
