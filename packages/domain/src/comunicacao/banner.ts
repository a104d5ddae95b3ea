import type {CivilDate} from '../values/index.js';

interface BannerDays {
  dataInicial?: CivilDate | null;
  dataFinal?: CivilDate | null;
}

/** A banner's days do not run backwards (document 3, section 5). Reported at the first of the two; one alone breaks nothing. */
export const BANNER_PERIOD = {
  field: 'dataInicial',
  holds: ({dataInicial, dataFinal}: BannerDays): boolean => !dataInicial || !dataFinal || dataInicial <= dataFinal,
  message: 'Data inicial não pode ser maior que data final',
} as const;

export type BannerWindow = 'before' | 'within' | 'after';

/** Where a day stands to a banner's days, both of which count. */
export function bannerWindowOf(
  {dataInicial, dataFinal}: {dataInicial: CivilDate; dataFinal: CivilDate},
  day: CivilDate,
): BannerWindow {
  if (day < dataInicial) return 'before';
  return day > dataFinal ? 'after' : 'within';
}
