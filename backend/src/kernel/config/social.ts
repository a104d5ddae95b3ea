import type {z} from 'zod';
import type {Environment} from './environment';

/** The addresses from Google's discovery document. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly issuer: string;
  readonly keysUrl: string;
  readonly loginUrl: string;
}

export interface FacebookConfig {
  readonly appId: string;
  readonly appSecret: string;
  readonly graphUrl: string;
  readonly loginUrl: string;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** A social login is available when its credentials are configured. */
export function socialConfig(e: z.output<typeof Environment>): {google?: GoogleConfig; facebook?: FacebookConfig} {
  const {GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret} = e;
  return {
    ...(clientId && {
      google: {
        clientId,
        issuer: e.GOOGLE_ISSUER,
        keysUrl: e.GOOGLE_KEYS_URL,
        loginUrl: e.GOOGLE_LOGIN_URL,
      },
    }),
    ...(appId &&
      appSecret && {
        facebook: {appId, appSecret, graphUrl: withoutSlash(e.FACEBOOK_GRAPH_URL), loginUrl: e.FACEBOOK_LOGIN_URL},
      }),
  };
}
