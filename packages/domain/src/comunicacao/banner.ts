import type {CivilDate} from '../values/index.js';

interface BannerDays {
  dataInicial?: CivilDate | null;
  dataFinal?: CivilDate | null;
}

/** The characters of a banner's description, without its tags (3-panel-processing, 5). */
export const MAX_BANNER_DESCRIPTION = 255;

/** A banner must not end before it starts (document 3, section 5). Reported at the first date; either may be absent. */
export const BANNER_PERIOD = {
  field: 'dataInicial',
  holds: ({dataInicial, dataFinal}: BannerDays): boolean => !dataInicial || !dataFinal || dataInicial <= dataFinal,
  message: 'Data inicial não pode ser maior que data final',
} as const;

export type BannerWindow = 'before' | 'within' | 'after';

/** Whether a day is before, within or after a banner's period; both dates are included. */
export function bannerWindowOf(
  {dataInicial, dataFinal}: {dataInicial: CivilDate; dataFinal: CivilDate},
  day: CivilDate,
): BannerWindow {
  if (day < dataInicial) return 'before';
  return day > dataFinal ? 'after' : 'within';
}
