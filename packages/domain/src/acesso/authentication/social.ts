/** The networks by whose account a painter may enter. */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {google: 'Google', facebook: 'Facebook'};

/** Under which name of the sign-up a network's identity travels. */
export const SOCIAL_FIELDS = {google: 'googleAuthId', facebook: 'facebookId'} as const satisfies Record<
  SocialProvider,
  string
>;
