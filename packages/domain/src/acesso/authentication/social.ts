/** The identity providers that painters can log in with. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {google: 'Google', facebook: 'Facebook'};

/** The sign-up field that carries the provider's user id. */
export const SOCIAL_FIELDS = {google: 'googleAuthId', facebook: 'facebookId'} as const satisfies Record<
  SocialProvider,
  string
>;
