import type {Actor} from '@clube/backend';
import type {CivilDate} from '@clube/domain';
import {accepted, runAs} from '../services';
import type {Distribution} from '../receipt-files/distribution';
import type {Purchase} from '../plan/purchases';
import type {Step} from '../plan/outcomes';
import {instant} from '../time';
import {actorOf, schedule, memberOf, type Programme} from './programme';
import {vendaOf} from './venda';

const SENDING_PAGE = '/enviar-nf';
const PROCESSING_PAGE = '/painel/pontuacoes-pendentes';

export interface SentNota {
  id: number;
  nomeArquivo: string;
}

export interface NotasPlan {
  purchases: readonly Purchase[];
  outcomes: ReadonlyMap<number, Step[]>;
  /** Codes sent with receipts, by the purchase's number. */
  codigos: ReadonlyMap<number, string>;
  distribution: Distribution;
  /** The last day with actions of staff. */
  until: CivilDate;
}

/** Schedules the sending of every receipt and what staff do with it. */
export function planNotas(programme: Programme, plan: NotasPlan): void {
  for (const purchase of plan.purchases) {
    const {n, key, pintor, sentAt} = purchase;
    const codigo = plan.codigos.get(n);
    let sent: SentNota | undefined;
    const send = async () => {
      sent = await sendNota(programme, purchase, plan.distribution, {codigo});
    };
    schedule(programme, pintor, {day: purchase.day, shift: 'pintores', timestamp: sentAt, run: send});
    for (const step of plan.outcomes.get(n) ?? []) {
      if (step.day > plan.until) break;
      const timestamp = instant(step.day, programme.random.fork(`${key}/${step.action}`).float(8.2 * 60, 17.6 * 60));
      const run = async () => {
        if (!sent) throw new Error(`receipt ${n} has not been sent`);
        await processNota(programme, purchase, {step, sent, codigo, timestamp});
      };
      schedule(programme, pintor, {day: step.day, shift: 'equipe', timestamp, run});
    }
  }
}

/** Sends the file of a purchase, usually the painter's own. */
export async function sendNota(
  programme: Programme,
  purchase: Purchase,
  distribution: Distribution,
  {
    codigo,
    by = purchase.pintor,
    at = purchase.sentAt,
  }: {codigo?: string | undefined; by?: Purchase['pintor']; at?: Date} = {},
): Promise<SentNota> {
  const file = await distribution.fileOf(purchase);
  const {id} = memberOf(programme, by);
  return runAs(at, actorOf(programme, by), () => programme.services.sending.receive(id, file, codigo), SENDING_PAGE);
}

interface NotaTask {
  step: Step;
  sent: SentNota;
  codigo?: string | undefined;
  timestamp: Date;
}

async function processNota(programme: Programme, purchase: Purchase, task: NotaTask): Promise<void> {
  const {staff, random} = programme;
  const operator = random.fork(`operador/${purchase.key}`).chance(0.6) ? staff.administrador : staff.smart;
  await runAs(task.timestamp, operator as Actor, () => execute(programme, purchase, task), PROCESSING_PAGE);
}

async function execute({services, random}: Programme, purchase: Purchase, task: NotaTask): Promise<void> {
  const {step, sent, codigo} = task;
  const {id, nomeArquivo} = sent;
  switch (step.action) {
    case 'pontuar': {
      // As keys are long, staff type only the number of some receipts.
      const withChave = random.fork(`chave/${purchase.key}`).chance(0.85);
      const venda = {...vendaOf(purchase, {withChave, codigo}), nomeArquivo};
      await accepted(services.scoring.score(venda, {confirmar: true, confirmarCota: true}));
      return;
    }
    case 'reprovar':
      return services.rejecting.reject(nomeArquivo, step.reason);
    case 'encerrar':
      return services.rejecting.close(id);
    case 'cancelar':
      await accepted(services.undoing.cancel(id));
      return;
    case 'retornarPendente':
      await accepted(services.undoing.returnToPending(id));
  }
}
