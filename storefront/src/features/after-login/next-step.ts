/** The steps between the login and the first screen, in the order of the specification. */
export type Step = 'banners' | 'regulamento' | 'tutorial' | 'photo';

export interface Situation {
  /** The number of banners not shown yet; undefined while loading. */
  banners: number | undefined;
  acceptedRules: boolean;
  wantsTutorial: boolean;
  hasPhoto: boolean;
}

/** The dialog that is due now; `wait` until it is known whether there are banners, which come first. */
export function nextStep({banners, acceptedRules, wantsTutorial, hasPhoto}: Situation): Step | 'wait' | undefined {
  if (banners === undefined) return 'wait';
  if (banners > 0) return 'banners';
  if (!acceptedRules) return 'regulamento';
  if (wantsTutorial) return 'tutorial';
  return hasPhoto ? undefined : 'photo';
}
