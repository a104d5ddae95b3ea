const monthName = new Intl.DateTimeFormat('pt-BR', {month: 'long', timeZone: 'UTC'});

/** The months of a year as options, by their numbers 1 to 12. */
export const MONTH_OPTIONS = Array.from({length: 12}, (_, i) => ({
  value: String(i + 1),
  text: monthName.format(new Date(Date.UTC(2026, i, 1))),
}));
