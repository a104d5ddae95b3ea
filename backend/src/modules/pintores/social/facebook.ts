import {createHmac} from 'node:crypto';
import {z} from 'zod';
import type {FacebookConfig} from '../../../kernel/config/social';
import {currentContext} from '../../../kernel/context';
import {callExternalService} from '../../../kernel/http/external-service';
import type {Logger} from '../../../kernel/logging/logger';
import {InvalidSocialToken, SocialUnavailable} from '../refusals';
import type {Network, SocialPerson} from './provider';

const debugged = z.object({
  data: z.object({
    app_id: z.coerce.string().optional(),
    type: z.string().optional(),
    is_valid: z.boolean(),
    user_id: z.coerce.string().optional(),
    /** Unix time in seconds; 0 if the token never expires. */
    expires_at: z.number().optional(),
  }),
});
const person = z.object({id: z.coerce.string(), name: z.string().optional(), email: z.string().optional()});

/** Facebook's access tokens are opaque: its debug endpoint returns the user and the application of one. */
export class Facebook implements Network {
  readonly provider = 'facebook';
  readonly loginUrl: string;

  constructor(
    private readonly config: FacebookConfig,
    private readonly log: Logger,
  ) {
    const login = new URL(config.loginUrl);
    login.searchParams.set('client_id', config.appId);
    login.searchParams.set('response_type', 'token');
    login.searchParams.set('scope', 'public_profile,email');
    this.loginUrl = login.href;
  }

  async verify(token: string): Promise<SocialPerson> {
    const {appId, appSecret} = this.config;
    const response = await this.ask('debug_token', {input_token: token, access_token: `${appId}|${appSecret}`});
    const {data} = debugged.safeParse(response).data ?? {};
    const nowSeconds = currentContext().now.getTime() / 1000;
    const genuine = data?.is_valid && data.app_id === appId && (!data.type || data.type === 'USER');
    const over = data?.expires_at && data.expires_at < nowSeconds;
    if (!genuine || over || !data.user_id) throw InvalidSocialToken();
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const me = person.safeParse(
      await this.ask('me', {fields: 'id,name,email', access_token: token, appsecret_proof: proof}),
    );
    if (!me.success || me.data.id !== data.user_id) throw InvalidSocialToken();
    return {provider: this.provider, subject: me.data.id, nome: me.data.name ?? null, email: me.data.email ?? null};
  }

  /** Undefined if Facebook refuses the request. The URL contains secrets, so it is never logged. */
  private async ask(call: string, query: Record<string, string>): Promise<unknown> {
    try {
      const address = `${this.config.graphUrl}/${call}?${new URLSearchParams(query).toString()}`;
      const {status, text} = await callExternalService(address);
      if (status >= 500) throw new Error(`it answered ${status}`);
      return status === 200 ? (JSON.parse(text) as unknown) : undefined;
    } catch (error) {
      this.log.warn({err: (error as Error).name, call}, 'a social network does not answer');
      throw SocialUnavailable();
    }
  }
}
