import {violatedUnique} from '../../kernel/persistence/constraint-violations';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {EmailAlreadyRegistered, IdentityOfAnother, PintorAlreadyRegistered} from './refusals';

const REFUSALS: Record<string, () => Error> = {
  pintor_cpf_key: () => PintorAlreadyRegistered({campos: {cpf: PintorAlreadyRegistered.erro}}),
  pintor_email: () => EmailAlreadyRegistered({campos: {email: EmailAlreadyRegistered.erro}}),
  identidade_pkey: () => IdentityOfAnother(),
  identidade_pintor_id_provedor_key: () =>
    IdentityOfAnother({erro: 'Seu cadastro já tem uma conta desta rede ligada. Desligue-a primeiro.'}),
};

/**
 * Refuses early what the database's constraints would refuse at the end. The constraints still decide: of two
 * concurrent requests both may pass here.
 * @throws 409 when CPF or e-mail belong to a painter already.
 */
export async function refuseRegistered(
  db: Database,
  {cpf = null, email = null}: {cpf?: string | null; email?: string | null},
): Promise<void> {
  const found = await db.one(
    sql<{cpf: boolean; email: boolean}>`
      SELECT EXISTS (SELECT 1 FROM pintor WHERE cpf = ${cpf}) AS cpf, EXISTS (SELECT 1 FROM pintor WHERE lower(email) = lower(${email})) AS email`,
  );
  const which = found?.cpf ? 'pintor_cpf_key' : found?.email ? 'pintor_email' : '';
  const refusal = REFUSALS[which];
  if (refusal) throw refusal();
}

/** Converts a violated unique constraint of painters to a refusal; returns any other error unchanged. */
export function asRegistrationRefusal(error: unknown): unknown {
  const refusal = REFUSALS[violatedUnique(error) ?? ''];
  return refusal ? refusal() : error;
}
