import {DAY_MS} from '@clube/domain';
import type {Plan} from '../plan';
import {runAs} from '../services';
import type {Programme} from './programme';

type Pintor = Plan['pintores'][number];

const DEACTIVATIONS = [
  'Pediu por telefone para sair do Clube.',
  'Notas de outra pessoa enviadas em três meses seguidos; orientado e sem resposta.',
  'Mudou de profissão, confirmado com a loja preferida.',
];
const COMPANIES = ['Abriu MEI e emite nota como empresa.', 'Contrato social recebido por e-mail.'];
const BY_MISTAKE = 'Inativado por engano: o pedido era de um homônimo.';
const BACK = 'Engano desfeito a pedido da loja.';

const PAGE = '/painel/pintores';
/** Days before today of the first deactivation; each following one is a little later. */
const FIRST_OFF = 60;
const FIRST_COMPANY = 48;

/** Staff's deactivations of the last weeks, with their reasons; one was a mistake and was reversed. */
export async function simulateAtivacoes(
  {services: {ativacao}, staff: {administrador, smart}}: Programme,
  {pintores, now}: Plan,
): Promise<void> {
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY_MS + minutes * 60_000);
  const why = (reasons: readonly string[], i: number): string => reasons[i % reasons.length] ?? '';
  const setActive = (at: Date, {cpf}: Pintor, ativo: boolean, reason: string) =>
    runAs(at, administrador, () => ativacao.setActive(cpf, ativo, reason), PAGE);
  for (const [i, pintor] of pintores.filter(({ativo}) => !ativo).entries())
    await setActive(ago(Math.max(2, FIRST_OFF - 3 * i)), pintor, false, why(DEACTIVATIONS, i));
  const companies = pintores.filter(({isCompany}) => isCompany);
  for (const [i, {cpf}] of companies.entries())
    await runAs(
      ago(Math.max(1, FIRST_COMPANY - 2 * i)),
      smart,
      () => ativacao.setCompany(cpf, true, why(COMPANIES, i)),
      PAGE,
    );
  const mistaken = companies.find(({ativo}) => ativo);
  if (!mistaken) return;
  await setActive(ago(9), mistaken, false, BY_MISTAKE);
  await setActive(ago(9, 95), mistaken, true, BACK);
}
