import {civilDateOf, addDays, lazily, type CivilDate} from '@clube/domain';

export interface Day<T> {
  name: string;
  rows: T[];
}

const month = lazily(() => new Intl.DateTimeFormat('pt-BR', {month: 'long', year: 'numeric', timeZone: 'UTC'}));

function nameOf(day: CivilDate, today: CivilDate): string {
  if (day === today) return 'Hoje';
  if (day === addDays(today, -1)) return 'Ontem';
  const name = month().format(new Date(`${day}T12:00:00Z`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Groups rows under "Hoje", "Ontem" and then their months, in the given order. */
export function byDay<T extends {criadoEm: string}>(rows: readonly T[], now: Date): Day<T>[] {
  const today = civilDateOf(now);
  const days: Day<T>[] = [];
  for (const row of rows) {
    const name = nameOf(civilDateOf(new Date(row.criadoEm)), today);
    const last = days.at(-1);
    if (last?.name === name) last.rows.push(row);
    else days.push({name, rows: [row]});
  }
  return days;
}
