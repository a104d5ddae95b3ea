import {addDays, readDate, type CivilDate, type Period} from '@clube/domain';

export type {Period} from '@clube/domain';

const dayIn = (day: unknown): CivilDate | undefined => (typeof day === 'string' ? readDate(day) : undefined);

/** The period in a URL, which may have only one of its two dates. */
export function daysIn(dataInicial: unknown, dataFinal: unknown): Partial<Period> | undefined {
  const [from, until] = [dayIn(dataInicial), dayIn(dataFinal)];
  return from || until ? {...(from && {dataInicial: from}), ...(until && {dataFinal: until})} : undefined;
}

export interface Preset {
  name: string;
  /** The period of the preset, given the current day. */
  of: (today: CivilDate) => Period;
}

/** From seven days ago to today (3-panel-processing: "last 7 days to today"). */
export function lastSevenDays(today: CivilDate): Period {
  return {dataInicial: addDays(today, -7), dataFinal: today};
}

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`;

function lastMonth(today: CivilDate): Period {
  const dataFinal = addDays(firstOfMonth(today), -1);
  return {dataInicial: firstOfMonth(dataFinal), dataFinal};
}

/** The named periods; those that have not ended end today. */
export const PRESETS = [
  {name: 'Hoje', of: today => ({dataInicial: today, dataFinal: today})},
  {name: 'Últimos 7 dias', of: lastSevenDays},
  {name: 'Este mês', of: today => ({dataInicial: firstOfMonth(today), dataFinal: today})},
  {name: 'Mês passado', of: lastMonth},
  {name: 'Últimos 30 dias', of: today => ({dataInicial: addDays(today, -29), dataFinal: today})},
  {name: 'Este ano', of: today => ({dataInicial: `${today.slice(0, 4)}-01-01`, dataFinal: today})},
] as const satisfies readonly Preset[];

/** The preset that equals these dates on the given day, if there is one. */
export const presetOf = ({dataInicial, dataFinal}: Period, today: CivilDate): Preset | undefined =>
  PRESETS.find(preset => {
    const days = preset.of(today);
    return days.dataInicial === dataInicial && days.dataFinal === dataFinal;
  });
