import type {PintorValues} from '../../../components/pintor-form/pintor-form.ts';

const PARAMS = ['nome', 'email', 'codigo_cadastro', 'indicacao', 'googleAuthId', 'facebookId'] as const;
const IN_CAPITALS: ReadonlySet<string> = new Set(['codigo_cadastro', 'indicacao']);

/** What a social login, a registration code's link or a referral brings along in the address. */
export function fromAddress(params: URLSearchParams): PintorValues {
  const brought = PARAMS.flatMap(name => {
    const value = params.get(name)?.trim();
    return value ? [[name, IN_CAPITALS.has(name) ? value.toUpperCase() : value]] : [];
  });
  return Object.fromEntries(brought) as PintorValues;
}

/** The address without what was taken over from it: names and codes stay in no history. */
export function withoutBrought(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of PARAMS) rest.delete(name);
  return rest;
}

/**
 * What is shown first: the draft of this device with what the address brings. An address that brings another person's
 * e-mail is another person, whose sign-up begins anew.
 */
export function firstValues(draft: PintorValues | undefined, brought: PintorValues): PintorValues {
  const another = draft?.email && brought.email && draft.email.toLowerCase() !== brought.email.toLowerCase();
  return another ? brought : {...draft, ...brought};
}
