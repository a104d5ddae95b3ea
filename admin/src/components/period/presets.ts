import {somarDias, type DataCivil} from '@clube/domain';

export interface Period {
  dataInicial: DataCivil;
  dataFinal: DataCivil;
}

export interface Preset {
  name: string;
  /** The days that it stands for, on such a day. */
  of: (today: DataCivil) => Period;
}

/** The last seven days up to today. */
export function ultimosSeteDias(hoje: DataCivil): Period {
  return {dataInicial: somarDias(hoje, -7), dataFinal: hoje};
}

const firstOfMonth = (day: DataCivil): DataCivil => `${day.slice(0, 7)}-01`;

function lastMonth(today: DataCivil): Period {
  const dataFinal = somarDias(firstOfMonth(today), -1);
  return {dataInicial: firstOfMonth(dataFinal), dataFinal};
}

/** The periods that people ask for by name, each up to today where it has not ended. */
export const PRESETS: readonly Preset[] = [
  {name: 'Hoje', of: today => ({dataInicial: today, dataFinal: today})},
  {name: 'Últimos 7 dias', of: ultimosSeteDias},
  {name: 'Este mês', of: today => ({dataInicial: firstOfMonth(today), dataFinal: today})},
  {name: 'Mês passado', of: lastMonth},
  {name: 'Este ano', of: today => ({dataInicial: `${today.slice(0, 4)}-01-01`, dataFinal: today})},
];

/** The preset that these days make on such a day, if one does. */
export const presetOf = ({dataInicial, dataFinal}: Period, today: DataCivil): Preset | undefined =>
  PRESETS.find(preset => {
    const days = preset.of(today);
    return days.dataInicial === dataInicial && days.dataFinal === dataFinal;
  });
