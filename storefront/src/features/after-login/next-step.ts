/** What may stand between the login and the first screen, in the order of the contract. */
export type Step = 'banners' | 'regulamento' | 'tutorial' | 'photo';

export interface Situation {
  /** How many are left to be shown; undefined while nobody knows yet. */
  banners: number | undefined;
  acceptedRules: boolean;
  wantsTutorial: boolean;
  hasPhoto: boolean;
}

/** The one dialog that is due now; `wait` until it is known whether there are banners, which come first. */
export function nextStep({banners, acceptedRules, wantsTutorial, hasPhoto}: Situation): Step | 'wait' | undefined {
  if (banners === undefined) return 'wait';
  if (banners > 0) return 'banners';
  if (!acceptedRules) return 'regulamento';
  if (wantsTutorial) return 'tutorial';
  return hasPhoto ? undefined : 'photo';
}
