import type {PintorValues} from '../../../components/pintor-form/pintor-form.ts';

const PARAMS = ['nome', 'email', 'codigo_cadastro', 'indicacao'] as const;
const IN_CAPITALS: ReadonlySet<string> = new Set(['codigo_cadastro', 'indicacao']);
const PROOFS = ['googleAuthId', 'facebookId'] as const;

/** Proofs of social accounts, passed from screen to screen as router state in this tab. */
export type Proofs = Pick<PintorValues, (typeof PROOFS)[number]>;

/**
 * The values in the URL from a social login, a registration code's link or a referral. Never proofs of social accounts:
 * the sender of a link could insert their own account, and later log in as the person who signed up.
 */
export function fromAddress(params: URLSearchParams): PintorValues {
  const brought = PARAMS.flatMap(name => {
    const value = params.get(name)?.trim();
    return value ? [[name, IN_CAPITALS.has(name) ? value.toUpperCase() : value]] : [];
  });
  return Object.fromEntries(brought) as PintorValues;
}

/** The URL parameters without those taken over, so that names and codes do not stay in the history. */
export function withoutPrefilled(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of PARAMS) rest.delete(name);
  return rest;
}

/** The proofs in the router state, which may have any shape. */
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
 * The initial values: the device's draft merged with the new data. Another e-mail means another person, so the draft is
 * discarded; of social accounts the latest proofs count.
 */
export function firstValues(draft: PintorValues | undefined, brought: PintorValues): PintorValues {
  const another = draft?.email && brought.email && draft.email.toLowerCase() !== brought.email.toLowerCase();
  if (another) return brought;
  const shown = PROOFS.some(name => brought[name]);
  return {...draft, ...(shown && {googleAuthId: '', facebookId: ''}), ...brought};
}
