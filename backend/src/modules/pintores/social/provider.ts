import type {SocialProvider} from '@clube/domain';

/** A person's data at a network, proven by its token. */
export interface SocialPerson {
  provider: SocialProvider;
  /** The person's id at the network; never changes and is never reused. */
  subject: string;
  nome: string | null;
  email: string | null;
}

/** A social network that painters may log in with. */
export interface Network {
  readonly provider: SocialProvider;
  /** The address of the network's login; the app adds the redirect address, its state and its nonce. */
  readonly loginUrl: string;
  /**
   * Verifies a token and returns its person. `nonce`: the one that the app requested in the token, if the network
   * supports it.
   * @throws 422 for an invalid token or one for another application, 503 when the network does not respond.
   */
  verify(token: string, nonce: string | undefined): Promise<SocialPerson>;
}
