import {Refusal, sql} from '@clube/backend';
import {HOUR_MS} from '@clube/domain';
import {NEWCOMER_CPF, VETERAN_CPF} from '../../catalogue';
import {runAs, type Services} from '../services';
import type {Staff} from '../registrations/staff';

const NOTES: readonly {cpf: string; hoursAgo: number; by: 'administrador' | 'smart'; texto: string}[] = [
  {
    cpf: VETERAN_CPF,
    hoursAgo: 70,
    by: 'administrador',
    texto: 'Ligou para saber por que uma nota foi reprovada: a foto estava sem o total. Vai mandar de novo.',
  },
  {cpf: VETERAN_CPF, hoursAgo: 26, by: 'smart', texto: 'Prefere ser atendido depois das 17h, pelo WhatsApp.'},
  {
    cpf: NEWCOMER_CPF,
    hoursAgo: 5,
    by: 'administrador',
    texto: 'Perguntou como pedir o cartão; expliquei o primeiro crédito.',
  },
];

/** Leaves what staff find besides lists: notes on painters, and requests that wait for another person's approval. */
export async function leaveNotesAndRequests(services: Services, staff: Staff, now: Date): Promise<void> {
  const {anotacoes, configuracoes, db, vouchers} = services;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const {cpf, hoursAgo, by, texto} of NOTES)
    await runAs(before(hoursAgo), staff[by], () => anotacoes.create(cpf, texto));
  const settings = await db.one(sql<{id: number}>`SELECT id FROM configuracao`);
  await waiting(() =>
    runAs(before(20), staff.administrador, () =>
      vouchers.create({voucher: 'REINAUGURA26', operacao: 'ADICIONAR', valor: 25_000}),
    ),
  );
  await waiting(() =>
    runAs(before(3), staff.smart, () => configuracoes.update(settings?.id ?? 0, {pontosCodigo: 30_000})),
  );
}

/** Does what one person may not do alone, so that it waits for another. @throws when it is done at once */
async function waiting(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (error instanceof Refusal && error.codigo === 'SEGUNDA_PESSOA') return;
    throw error;
  }
  throw new Error('nobody else was asked');
}
