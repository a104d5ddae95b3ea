import {addDays, compactDate, formatPontosInWords, type CivilDate} from '@clube/domain';
import {saveFile} from '../../../base/save-file';

export interface Reminder {
  /** The expiry date. */
  day: CivilDate;
  pontos: number;
  /** The URL where they can be spent. */
  url: string;
}

/** The alarm, in days before the event. */
const AHEAD_DAYS = 7;

/** Folds a line of an iCalendar file: at most 75 bytes, continued on lines that begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** An all-day iCalendar event with an alarm a week before (RFC 5545). */
export function reminderOf({day, pontos, url}: Reminder): string {
  const title = `Clube do Pintor: ${formatPontosInWords(pontos)} ${pontos === 1 ? 'vence' : 'vencem'} hoje`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clube do Pintor//Pontos//PT-BR',
    'BEGIN:VEVENT',
    `UID:pontos-${day}@clube-do-pintor`,
    `DTSTAMP:${compactDate(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${compactDate(day)}`,
    `DTEND;VALUE=DATE:${compactDate(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`Troque por um prêmio antes: ${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${AHEAD_DAYS}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Opens the event on the phone, which adds it to a calendar. */
export function saveReminder(text: string): void {
  saveFile(new Blob([text], {type: 'text/calendar'}), 'pontos-que-vencem.ics');
}
