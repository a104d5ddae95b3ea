import type {PintorValues} from '../../../components/pintor-form/pintor-form.ts';

const PARAMS = ['nome', 'email', 'codigo_cadastro', 'indicacao'] as const;
const IN_CAPITALS: ReadonlySet<string> = new Set(['codigo_cadastro', 'indicacao']);
const PROOFS = ['googleAuthId', 'facebookId'] as const;

/** Proofs of accounts of social networks, handed from screen to screen in this tab. */
export type Proofs = Pick<PintorValues, (typeof PROOFS)[number]>;

/**
 * What a social login, a registration code's link or a referral brings along in the address. Never whose account of a
 * network it is: whoever sends somebody a link could put the own account there, and enter as that person ever after.
 */
export function fromAddress(params: URLSearchParams): PintorValues {
  const brought = PARAMS.flatMap(name => {
    const value = params.get(name)?.trim();
    return value ? [[name, IN_CAPITALS.has(name) ? value.toUpperCase() : value]] : [];
  });
  return Object.fromEntries(brought) as PintorValues;
}

/** The address without what was taken over from it: names and codes stay in no history. */
export function withoutPrefilled(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of PARAMS) rest.delete(name);
  return rest;
}

/** What the screen before handed on, of whatever form. */
export function proofsOf(state: unknown): Proofs {
  if (typeof state !== 'object' || state === null) return {};
  const handed = new Map(Object.entries(state));
  return Object.fromEntries(
    PROOFS.flatMap(name => {
      const proof: unknown = handed.get(name);
      return typeof proof === 'string' && proof ? [[name, proof]] : [];
    }),
  );
}

/**
 * What is shown first: the draft of this device with what was brought. Who brings another person's e-mail is another
 * person, whose sign-up begins anew; of the accounts of networks those count that were shown last.
 */
export function firstValues(draft: PintorValues | undefined, brought: PintorValues): PintorValues {
  const another = draft?.email && brought.email && draft.email.toLowerCase() !== brought.email.toLowerCase();
  if (another) return brought;
  const shown = PROOFS.some(name => brought[name]);
  return {...draft, ...(shown && {googleAuthId: '', facebookId: ''}), ...brought};
}
