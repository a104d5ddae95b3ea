import type {SocialProvider} from '@clube/domain';

/** A person as a network knows them, proven by its token. */
export interface SocialPerson {
  provider: SocialProvider;
  /** Who it is, in the network's own words; never changes and is never given to another. */
  subject: string;
  nome: string | null;
  email: string | null;
}

/** A network by whose account painters may enter. */
export interface Network {
  readonly provider: SocialProvider;
  /** Where a browser is sent to log in; the app adds the redirect address, its state and its nonce. */
  readonly loginUrl: string;
  /**
   * Whose token it is. `nonce`: what the app had the network write into it, where the network can.
   * @throws 422 when it is nobody's, or not for us, 503 when the network does not answer.
   */
  verify(token: string, nonce: string | undefined): Promise<SocialPerson>;
}
