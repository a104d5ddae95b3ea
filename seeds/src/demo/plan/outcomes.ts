import {REJECTION_REASONS, SENDING_TERM_DAYS, addDays, type CivilDate, type RejectionReason} from '@clube/domain';
import type {Random} from '../../random';
import {VETERAN_CPF, NEWCOMER_CPF} from '../../catalogue';
import {workday} from '../time';
import {daysUntilSent, type Purchase} from './purchases';

/** What staff do with a receipt, and when. A day that has not come yet leaves it as it is. */
export type Step =
  | {action: 'pontuar' | 'encerrar' | 'cancelar' | 'retornarPendente'; day: CivilDate}
  | {action: 'reprovar'; day: CivilDate; reason: RejectionReason};

const SCORED: readonly Step['action'][] = ['pontuar'];
const PATHS: readonly (readonly [readonly Step['action'][], number])[] = [
  [SCORED, 880],
  [['reprovar'], 62],
  [['encerrar'], 26],
  [['encerrar', 'retornarPendente', 'pontuar'], 4],
  [['pontuar', 'cancelar'], 16],
  [['pontuar', 'retornarPendente', 'pontuar'], 10],
];

/** The last receipts of the demo painters, newest first, so that each state can be seen. */
const VETERAN_PATHS: readonly (readonly Step['action'][])[] = [
  [],
  [],
  SCORED,
  ['reprovar'],
  SCORED,
  SCORED,
  ['encerrar'],
  ['pontuar', 'cancelar'],
  SCORED,
  ['pontuar', 'retornarPendente', 'pontuar'],
  ['reprovar'],
];
const NEWCOMER_PATHS: readonly (readonly Step['action'][])[] = [[], SCORED, ['reprovar'], SCORED];

const TOO_LATE: RejectionReason = 'Nota Fora do Prazo de Envio';
const OTHER_REASONS = REJECTION_REASONS.filter(reason => reason !== TOO_LATE);

function reasonOf(purchase: Purchase, random: Random): RejectionReason {
  if (daysUntilSent(purchase) > SENDING_TERM_DAYS) return TOO_LATE;
  return random.pick(OTHER_REASONS);
}

/** Staff take some days for a receipt; what is undone is undone some more days later. */
function dateSteps(actions: readonly Step['action'][], purchase: Purchase, waitDays: number, random: Random): Step[] {
  let {day} = purchase;
  return actions.map((action, i) => {
    day = workday(addDays(day, i === 0 ? waitDays : random.int(1, 9)));
    return action === 'reprovar' ? {action, day, reason: reasonOf(purchase, random)} : {action, day};
  });
}

/** The way of every receipt, by the number of its purchase. */
export function planOutcomes(purchases: readonly Purchase[], random: Random): Map<number, Step[]> {
  const specials = new Map([
    ...assignPaths(purchases, VETERAN_CPF, VETERAN_PATHS),
    ...assignPaths(purchases, NEWCOMER_CPF, NEWCOMER_PATHS),
  ]);
  return new Map(
    purchases.map(purchase => {
      const stream = random.fork(purchase.n);
      const special = specials.get(purchase.n);
      const late = daysUntilSent(purchase) > SENDING_TERM_DAYS;
      const drawnPath = late && stream.chance(0.6) ? (['reprovar'] as const) : stream.pickWeighted(PATHS);
      const waitDays = special ? 1 : stream.int(1, 5);
      return [purchase.n, dateSteps(special ?? drawnPath, purchase, waitDays, stream)];
    }),
  );
}

function assignPaths(purchases: readonly Purchase[], cpf: string, paths: readonly (readonly Step['action'][])[]) {
  const latest = purchases.filter(({pintor}) => pintor.cpf === cpf).toReversed();
  return paths.flatMap((actions, i) => {
    const purchase = latest[i];
    return purchase ? [[purchase.n, actions] as const] : [];
  });
}
