import {civilDateOf, addDays} from '@clube/domain';
import type {Pintor} from '../../catalogue';
import type {Distribution} from '../receipt-files/distribution';
import type {Purchase} from '../plan/purchases';
import {sendNota} from './notas';
import {schedule, type Programme} from './programme';

const COUNT = 4;
const DUPLICATE_DELAY_MS = 27 * 60_000;

/** Schedules that other painters send the same file, so that staff see both flagged as possible duplicates. */
export function planDuplicates(
  programme: Programme,
  {
    candidates,
    pintores,
    distribution,
    now,
  }: {
    /** Pending receipts with a file of their own. */
    candidates: readonly Purchase[];
    pintores: readonly Pintor[];
    distribution: Distribution;
    now: Date;
  },
): void {
  const random = programme.random.fork('repetidas');
  const longStanding = pintores.filter(
    ({ativo, aceitouRegulamento, criadoEm}) => ativo && aceitouRegulamento && criadoEm < addDays(civilDateOf(now), -60),
  );
  const ready = candidates.filter(({sentAt}) => sentAt.getTime() + DUPLICATE_DELAY_MS < now.getTime());
  for (const purchase of random.sample(ready, COUNT)) {
    const by = random.pick(longStanding.filter(({cpf}) => cpf !== purchase.pintor.cpf));
    const at = new Date(purchase.sentAt.getTime() + DUPLICATE_DELAY_MS);
    schedule(programme, by, {
      day: civilDateOf(at),
      shift: 'pintores',
      timestamp: at,
      run: async () => {
        await sendNota(programme, purchase, distribution, {by, at});
      },
    });
  }
}
