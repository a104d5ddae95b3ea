import assert from 'node:assert/strict';
import {
  NOTA_STATES,
  REJECTION_REASONS,
  addDays,
  addMonths,
  NOTA_WORKFLOW,
  type CivilDate,
  type NotaState,
} from '@clube/domain';
import {SEED_DEMO} from '../..';
import {createRandom} from '../../random';
import {NEWCOMER_CPF, SAVER_CPF, VETERAN_CPF, createCatalogue} from '../../catalogue';
import {makePlan, type Plan} from '.';

const DAYS = 400;
const FIRST: CivilDate = '2026-11-01';
const SCALE = 0.05;
/** A lot's term. */
const MONTHS = 18;

function planOf(day: CivilDate): Plan {
  const now = new Date(`${day}T14:00:00Z`);
  const random = createRandom(SEED_DEMO).fork('plano');
  return makePlan(createCatalogue({seed: SEED_DEMO, today: day}), {now, scale: SCALE}, random);
}

/** The states of a painter's receipts at the end, or of everybody's. */
function statesOf({purchases, outcomes, yesterday}: Plan, cpf?: string): NotaState[] {
  return purchases
    .filter(({pintor}) => !cpf || pintor.cpf === cpf)
    .map(({n}) =>
      (outcomes.get(n) ?? [])
        .filter(({day}) => day <= yesterday)
        .reduce<NotaState>((state, {action}) => NOTA_WORKFLOW.next(state, action) as NotaState, 'pendente'),
    );
}

const kinds = (list: readonly string[]) => [...new Set(list)].toSorted();

describe('The plan of the demo programme', function () {
  this.timeout(300_000);

  it(`brings what the demo promises on each of ${DAYS} days in a row`, () => {
    for (let day = FIRST, i = 0; i < DAYS; i++, day = addDays(day, 1)) {
      const plan = planOf(day);
      const steps = [...plan.outcomes.values()].flat().filter(step => step.day <= plan.yesterday);
      const reasons = steps.flatMap(step => (step.action === 'reprovar' ? [step.reason] : []));
      assert.deepEqual(kinds(reasons), kinds(REJECTION_REASONS), `${day}: reasons`);
      assert.ok(
        steps.some(({action}) => action === 'retornarPendente'),
        `${day}: a return`,
      );
      assert.deepEqual(kinds(statesOf(plan, VETERAN_CPF)), kinds(NOTA_STATES), `${day}: the veteran’s receipts`);
      const newcomer = statesOf(plan, NEWCOMER_CPF);
      assert.deepEqual(kinds(newcomer), ['pendente', 'pontuada', 'reprovada'], `${day}: the newcomer’s receipts`);
      assert.ok(statesOf(plan).filter(state => state === 'pendente').length >= 3, `${day}: receipts that wait`);
      assert.ok(plan.debtor, `${day}: somebody for the debt`);
      const [first] = plan.purchases.filter(({pintor}) => pintor.cpf === SAVER_CPF);
      assert.ok(first && first.day < addMonths(addDays(day, -10), -MONTHS), `${day}: points that are old enough`);
    }
  });
});
