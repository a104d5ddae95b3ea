import {BindingScope, inject, injectable, service} from '@loopback/core';
import {excessesOfCodigo, excessesOfPintor, excessesOfUsuario, type CreditType, type Excess} from '@clube/domain';
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
  /** Whom it is for, where it is not the painter in question: "quem indicou". */
  quem?: string;
}

/** What the policy says of grants that are about to be made. */
export interface GrantCheck {
  /** Everything about them that one person may not decide alone. */
  readonly excessos: Excess[];
  /**
   * Leave to credit them. `confirmed`: a second person has agreed.
   * @throws GrantBeyondLimits when nobody has, and somebody must
   */
  permit(confirmed?: boolean): Permit;
}

/**
 * The one policy by which points are granted, whatever for: sums by painter and by person of staff, over a day and over 30
 * days, held against Configurações. Who grants is the call's actor: painters who use a code, and jobs, are held to the
 * painter's sums alone.
 */
@injectable({scope: BindingScope.SINGLETON})
export class GrantPolicy {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  /** Call it inside the transaction that grants, with the painters' accounts locked and before what painters share. */
  async check(grants: readonly Grant[]): Promise<GrantCheck> {
    const limits = grantLimitsOf(await this.configuracoes.current());
    // What expired and is given back was granted before: it counts for who gives it back, not for who gets it.
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
   * What a code would bring that a person of staff is about to make, or to make larger. `before`: what of it is counted
   * already, since this person made it in these 30 days.
   */
  async checkCodigo(
    {pontos, usos}: {pontos: number; usos: number},
    {before = 0}: {before?: number} = {},
  ): Promise<GrantCheck> {
    const {actor} = currentContext();
    const limits = grantLimitsOf(await this.configuracoes.current());
    const ofPerson = actor.kind === 'painel' ? await this.excessesOf(actor.id, pontos * usos - before) : [];
    return checkOf([...excessesOfCodigo({pontos, usos}, limits), ...ofPerson]);
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
