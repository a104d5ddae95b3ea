import {addDays, readDate, type CivilDate, type Period} from '@clube/domain';

export type {Period} from '@clube/domain';

const dayIn = (day: unknown): CivilDate | undefined => (typeof day === 'string' ? readDate(day) : undefined);

/** The days that an address says; it may say one of them alone. */
export function daysIn(dataInicial: unknown, dataFinal: unknown): Partial<Period> | undefined {
  const [from, until] = [dayIn(dataInicial), dayIn(dataFinal)];
  return from || until ? {...(from && {dataInicial: from}), ...(until && {dataFinal: until})} : undefined;
}

export interface Preset {
  name: string;
  /** The days that it stands for, on such a day. */
  of: (today: CivilDate) => Period;
}

/** The last seven days up to today. */
export function lastSevenDays(today: CivilDate): Period {
  return {dataInicial: addDays(today, -7), dataFinal: today};
}

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`;

function lastMonth(today: CivilDate): Period {
  const dataFinal = addDays(firstOfMonth(today), -1);
  return {dataInicial: firstOfMonth(dataFinal), dataFinal};
}

/** The periods that people ask for by name, each up to today where it has not ended. */
export const PRESETS: readonly Preset[] = [
  {name: 'Hoje', of: today => ({dataInicial: today, dataFinal: today})},
  {name: 'Últimos 7 dias', of: lastSevenDays},
  {name: 'Este mês', of: today => ({dataInicial: firstOfMonth(today), dataFinal: today})},
  {name: 'Mês passado', of: lastMonth},
  {name: 'Últimos 30 dias', of: today => ({dataInicial: addDays(today, -29), dataFinal: today})},
  {name: 'Este ano', of: today => ({dataInicial: `${today.slice(0, 4)}-01-01`, dataFinal: today})},
];

/** The preset that these days make on such a day, if one does. */
export const presetOf = ({dataInicial, dataFinal}: Period, today: CivilDate): Preset | undefined =>
  PRESETS.find(preset => {
    const days = preset.of(today);
    return days.dataInicial === dataInicial && days.dataFinal === dataFinal;
  });
