import {BindingScope, inject, injectable} from '@loopback/core';
import {SOCIAL_NAMES, type SocialProvider} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Logger} from '../../../kernel/logging/logger';
import type {Throttle} from '../../../kernel/security/throttle';
import {InvalidSocialToken, SocialSignInDisabled} from '../refusals';
import {Facebook} from './facebook';
import {Google} from './google';
import {SocialProofs} from './proofs';
import type {Network, SocialPerson} from './provider';

/** What a call brings to show who somebody is at a network. */
export interface SocialToken {
  /** The token, by whose form its network is known. */
  index: string;
  nonce?: string | undefined;
}

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The networks that are configured, and what they say of a token. */
@injectable({scope: BindingScope.SINGLETON})
export class SocialNetworks {
  private readonly networks: readonly Network[];
  private readonly proofs: SocialProofs;

  constructor(
    @inject(Kernel.CONFIG) config: Config,
    @inject(Kernel.LOG) log: Logger,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {
    this.proofs = new SocialProofs(config.secret);
    this.networks = [
      ...(config.google ? [new Google(config.google, log)] : []),
      ...(config.facebook ? [new Facebook(config.facebook, log)] : []),
    ];
  }

  /** What the entrance offers. */
  offered(): {provedor: SocialProvider; nome: string; endereco: string}[] {
    return this.networks.map(({provider, loginUrl}) => ({
      provedor: provider,
      nome: SOCIAL_NAMES[provider],
      endereco: loginUrl,
    }));
  }

  /**
   * @throws 400 when the token's network is not configured, 422 for a token that proves nothing or was used, 503 when it does not
   * answer.
   */
  async verify({index, nonce}: SocialToken): Promise<SocialPerson> {
    const provider = JWT.test(index) ? 'google' : 'facebook';
    const network = this.networks.find(each => each.provider === provider);
    if (!network) throw SocialSignInDisabled();
    await this.throttle.lookup();
    const person = await network.verify(index, nonce);
    if (person.subject.length > 255) throw InvalidSocialToken();
    // An ID token enters once: whoever finds it later, in a memory or a log, is nobody. Its last part could be spelt otherwise.
    const signed = index.slice(0, index.lastIndexOf('.'));
    if (provider === 'google' && !(await this.throttle.firstTime(signed))) throw InvalidSocialToken();
    return person;
  }

  /** For the sign-up that follows. */
  prove = ({provider, subject}: SocialPerson): string => this.proofs.issue(provider, subject, currentContext().now);

  /** Whose proof it is; undefined for none of ours, or one that is over. */
  proven = (proof: string) => this.proofs.read(proof, currentContext().now);
}
