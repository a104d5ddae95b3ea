import type {Actor} from '@clube/backend';
import {CANCELLED, IN_TRANSIT, DELIVERED, DELETED, addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import type {Pintor} from '../../catalogue';
import {accepted, runAs, type Services} from '../services';
import {workday, instant} from '../time';
import {schedule, type Programme} from './programme';
import {planReview} from './reviews';

const SCREEN = '/painel/resgates';

/** A step of an order by staff. */
export interface ProgressStep {
  /** Days after the order. */
  days: number;
  by: 'administrador' | 'smart' | 'auditor';
  /** The painter has received the order. */
  arrives?: true;
  run(services: Services, order: number, day: CivilDate): Promise<unknown>;
}

export const remark =
  (text: string): ProgressStep['run'] =>
  (services, id) =>
    services.tracking.updateObservation(id, text);
export const close =
  (status: typeof CANCELLED | typeof DELETED): ProgressStep['run'] =>
  (services, id) =>
    accepted(services.cancelling.cancel(id, status));

export const inTransit = (days: number): ProgressStep => ({
  days,
  by: 'auditor',
  run: (services, id) => services.tracking.updateStatus(id, IN_TRANSIT),
});

/** Delivered some days before staff recorded it. */
export const delivered = (days: number, delay: number): ProgressStep => ({
  days,
  by: 'auditor',
  arrives: true,
  run: async (services, id, day) => {
    await services.tracking.updateStatus(id, DELIVERED);
    if (delay > 0) await services.tracking.updateDate(id, 'dataEntrega', addDays(day, -delay));
  },
});

/** The possible courses of an order, each with its weight; most are delivered. */
const PATHS: readonly (readonly [(random: Random) => ProgressStep[], number])[] = [
  [random => normal(random), 800],
  [random => [...withTracking(random), ...normal(random)], 90],
  [
    random => {
      const days = random.int(1, 12);
      return [
        {days, by: 'smart', run: remark(random.pick(CANCELLATION_REASONS))},
        {days, by: 'smart', run: close(CANCELLED)},
      ];
    },
    55,
  ],
  [
    random => {
      const days = random.int(28, 60);
      return [
        inTransit(random.int(5, 20)),
        {
          days,
          by: 'administrador',
          run: remark('Entrega devolvida pela transportadora: endereço não localizado.'),
        },
        {days, by: 'administrador', run: close(DELETED)},
      ];
    },
    30,
  ],
  [random => (random.chance(0.5) ? [inTransit(random.int(8, 30))] : []), 35],
  [
    random => [
      {
        days: random.int(15, 40),
        by: 'administrador',
        run: (services, id, day) =>
          services.tracking.updateDate(id, 'previsaoEntrega', addDays(day, random.fork('previsao').int(40, 70))),
      },
      {days: 41, by: 'administrador', run: remark('Fornecedor sem estoque. Nova previsão informada ao pintor.')},
    ],
    30,
  ],
];

const CANCELLATION_REASONS = [
  'Cancelado a pedido do pintor.',
  'Tamanho indisponível no fornecedor.',
  'Pintor pediu o prêmio errado e fará outro pedido.',
];

function normal(random: Random): ProgressStep[] {
  const dispatch = random.int(4, 18);
  return [inTransit(dispatch), delivered(dispatch + random.int(4, 22), random.int(0, 2))];
}

const withTracking = (random: Random): ProgressStep[] => [
  {days: 3, by: 'auditor', run: remark(`Rastreio BR${random.digits(9)}BR`)},
];

/** Draws one of the courses. */
export const drawPath = (random: Random): readonly ProgressStep[] => random.pickWeighted(PATHS)(random.fork('caminho'));

/** Schedules staff's steps of an order; those after the last simulated day do not happen. */
export function track(
  programme: Programme,
  pintor: Pintor,
  {order, path}: {order: {id: number; day: CivilDate}; path: readonly ProgressStep[]},
  random: Random,
): void {
  path.forEach(({days, by, run, arrives}, i) => {
    const day = workday(addDays(order.day, days));
    if (arrives) planReview(programme, pintor, {id: order.id, arrived: day}, random.fork('avaliacao'));
    // Keeps the order of steps even when a weekend moves two of them to the same Monday.
    const timestamp = instant(day, random.fork(days).float(540, 620) + i * 90);
    const actor = programme.staff[by] as Actor;
    const action = async () => {
      await runAs(timestamp, actor, () => run(programme.services, order.id, day), SCREEN);
    };
    schedule(programme, pintor, {day, shift: 'equipe', timestamp, run: action});
  });
}
