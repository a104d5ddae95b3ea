import {REJECTION_REASONS, SENDING_TERM_DAYS, addDays, type CivilDate, type RejectionReason} from '@clube/domain';
import type {Random} from '../../random';
import {NEWCOMER_CPF, SAVER_CPF, VETERAN_CPF} from '../../catalogue';
import {workday} from '../time';
import {daysUntilSent, type Purchase} from './purchases';

/** A step of staff with a receipt, and its day. Steps in the future do not happen. */
export type Step =
  | {action: 'pontuar' | 'encerrar' | 'cancelar' | 'retornarPendente'; day: CivilDate}
  | {action: 'reprovar'; day: CivilDate; reason: RejectionReason};

const SCORED: readonly Step['action'][] = ['pontuar'];
const REJECTED: readonly Step['action'][] = ['reprovar'];
const PATHS: readonly (readonly [readonly Step['action'][], number])[] = [
  [SCORED, 880],
  [REJECTED, 62],
  [['encerrar'], 26],
  [['encerrar', 'retornarPendente', 'pontuar'], 4],
  [['pontuar', 'cancelar'], 16],
  [['pontuar', 'retornarPendente', 'pontuar'], 10],
];

/**
 * The steps of the demo painters' last receipts, newest first, so that each state is shown; those that take long come
 * last.
 */
const VETERAN_PATHS: readonly (readonly Step['action'][])[] = [
  [],
  [],
  SCORED,
  REJECTED,
  SCORED,
  SCORED,
  ['encerrar'],
  SCORED,
  REJECTED,
  SCORED,
  ['pontuar', 'cancelar'],
  SCORED,
  ['pontuar', 'retornarPendente', 'pontuar'],
  REJECTED,
  SCORED,
  ['encerrar', 'retornarPendente', 'pontuar'],
];
const NEWCOMER_PATHS: readonly (readonly Step['action'][])[] = [[], SCORED, REJECTED, SCORED];
const SAVER_PATHS: readonly (readonly Step['action'][])[] = Array.from({length: 20}, () => SCORED);

const TOO_LATE: RejectionReason = 'Nota Fora do Prazo de Envio';
const OTHER_REASONS = REJECTION_REASONS.filter(reason => reason !== TOO_LATE);

const isLate = (purchase: Purchase): boolean => daysUntilSent(purchase) > SENDING_TERM_DAYS;

/**
 * The reason of each rejection: late for a late receipt; otherwise each reason in turn, so that a few receipts show
 * all.
 */
function reasons(): (purchase: Purchase) => RejectionReason {
  let turn = 0;
  return purchase => (isLate(purchase) ? TOO_LATE : (OTHER_REASONS[turn++ % OTHER_REASONS.length] as RejectionReason));
}

interface Dating {
  waitDays: number;
  reasonOf(purchase: Purchase): RejectionReason;
}

/** Staff process a receipt after some days; it is undone some more days later. */
function dateSteps(
  actions: readonly Step['action'][],
  purchase: Purchase,
  {waitDays, reasonOf}: Dating,
  random: Random,
): Step[] {
  let {day} = purchase;
  return actions.map((action, i) => {
    day = workday(addDays(day, i === 0 ? waitDays : random.int(1, 9)));
    return action === 'reprovar' ? {action, day, reason: reasonOf(purchase)} : {action, day};
  });
}

/** Staff's steps for every receipt, by the number of its purchase. */
export function planOutcomes(purchases: readonly Purchase[], random: Random): Map<number, Step[]> {
  const specials = new Map([
    ...purchases.filter(each => each.pintor.cpf === VETERAN_CPF && isLate(each)).map(({n}) => [n, REJECTED] as const),
    ...assignPaths(purchases, VETERAN_CPF, VETERAN_PATHS),
    ...assignPaths(purchases, NEWCOMER_CPF, NEWCOMER_PATHS),
    ...assignPaths(purchases, SAVER_CPF, SAVER_PATHS),
  ]);
  const reasonOf = reasons();
  return new Map(
    purchases.map(purchase => {
      const stream = random.fork(purchase.key);
      const special = specials.get(purchase.n);
      const drawnPath = isLate(purchase) && stream.chance(0.6) ? REJECTED : stream.pickWeighted(PATHS);
      const waitDays = special ? 1 : stream.int(1, 5);
      return [purchase.n, dateSteps(special ?? drawnPath, purchase, {waitDays, reasonOf}, stream)];
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
