import {civilDateOf, addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {type Catalogue, type Pintor, VETERAN_CPF, NEWCOMER_CPF, SAVER_CPF} from '../../catalogue';
import {beforeDivida, chooseDebtor} from './debtor';
import {planCodigosWithNota, planStandaloneCodigos, type StandaloneCodigo} from './codigos';
import {planPurchases, type Purchase} from './purchases';
import {planOutcomes, type Step} from './outcomes';
import {planCodigosCadastro} from './codigos-cadastro';
import {planTrips, type PlannedTrip} from './trips';
import {familiesOf} from '../families';

/**
 * The painters of a demo of this scale (1: all): complete families of referrals, so that each has its referrer, and
 * always the demo accounts.
 */
function choosePintores(pintores: readonly Pintor[], scale: number): Pintor[] {
  if (scale >= 1) return [...pintores];
  const families = familiesOf(pintores);
  const list = [...new Set(families.values())];
  const step = Math.round(1 / scale);
  const kept = new Set(list.filter((_, i) => i % step === 0));
  for (const cpf of [VETERAN_CPF, NEWCOMER_CPF, SAVER_CPF]) kept.add(families.get(cpf) ?? cpf);
  return pintores.filter(({cpf}) => kept.has(families.get(cpf) ?? cpf));
}

/** The plan of the whole simulation. The same seed and time give the same plan. */
export interface Plan {
  pintores: Pintor[];
  /** Registration codes by CPF. */
  codigosCadastro: Map<string, string>;
  purchases: Purchase[];
  /** What staff do with each receipt, by the purchase's number. */
  outcomes: Map<number, Step[]>;
  /** Numbers of the purchases whose receipts are pending at the end. */
  pending: Set<number>;
  codigosWithNota: Map<number, string>;
  standaloneCodigos: StandaloneCodigo[];
  trips: PlannedTrip[];
  /** The painter who ends in debt. */
  debtor: Pintor | undefined;
  today: CivilDate;
  /** The last day with actions of staff. */
  yesterday: CivilDate;
  now: Date;
}

export function makePlan(catalogue: Catalogue, {now, scale}: {now: Date; scale: number}, random: Random): Plan {
  const today = civilDateOf(now);
  const yesterday = addDays(today, -1);
  const pintores = choosePintores(catalogue.pintores, scale);
  const all = planPurchases(pintores, catalogue, now, random.fork('compras'));
  const debtor = chooseDebtor(all, today);
  const purchases = all.filter(beforeDivida(debtor, today));
  const outcomes = planOutcomes(purchases, random.fork('destinos'));
  const trips = planTrips(purchases, catalogue.premios, random.fork('passeios'));
  return {
    pintores,
    codigosCadastro: planCodigosCadastro(pintores, catalogue, random.fork('cadastro')),
    purchases,
    outcomes,
    pending: new Set(purchases.map(({n}) => n).filter(n => staysPending(outcomes.get(n), yesterday))),
    codigosWithNota: planCodigosWithNota(purchases, outcomes, {catalogue, today}, random.fork('codigos')),
    standaloneCodigos: planStandaloneCodigos(purchases, catalogue, random.fork('sozinhos')),
    trips: trips.filter(({day}) => day <= yesterday),
    debtor,
    today,
    yesterday,
    now,
  };
}

/** Whether a receipt is not processed by the end of that day, or was returned to pending. */
function staysPending(steps: readonly Step[] = [], until: CivilDate): boolean {
  const last = steps.findLast(({day}) => day <= until);
  return last === undefined || last.action === 'retornarPendente';
}
