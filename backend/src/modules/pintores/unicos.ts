import {EmailJaCadastrado, PintorJaCadastrado} from './recusas';

const REFUSALS: Record<string, () => Error> = {
  pintor_cpf_key: () => PintorJaCadastrado({campos: {cpf: PintorJaCadastrado.erro}}),
  pintor_email: () => EmailJaCadastrado({campos: {email: EmailJaCadastrado.erro}}),
};

/** The name of the uniqueness that a write broke, if that is what the error says. */
export function brokenUnique(error: unknown): string | undefined {
  const {code, constraint} = error as {code?: string; constraint?: string};
  return code === '23505' ? constraint : undefined;
}

/** A broken uniqueness of painters in the words that people know it by; any other error stays what it is. */
export function naming(error: unknown): unknown {
  const refusal = REFUSALS[brokenUnique(error) ?? ''];
  return refusal ? refusal() : error;
}
