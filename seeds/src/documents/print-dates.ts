import {formatDateOf, formatDateTime} from '@clube/domain';

/** `DD/MM/YYYY` in São Paulo. */
export const printDate = formatDateOf;

/** `DD/MM/YYYY HH:mm:ss` in São Paulo: receipts are printed to the second (zones differ by whole minutes). */
export const printDateTime = (timestamp: Date): string =>
  `${formatDateTime(timestamp)}:${String(timestamp.getUTCSeconds()).padStart(2, '0')}`;

/** `HH:mm:ss` in São Paulo. */
export const printTime = (timestamp: Date): string => printDateTime(timestamp).slice(11);
