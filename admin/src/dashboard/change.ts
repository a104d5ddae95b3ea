import {formatPontos} from '@clube/domain';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${formatPontos(Math.abs(n))}`;

/** The change in a short form, for the space next to a figure. */
export function shortChange(now: number, before: number | null | undefined): string | undefined {
  const written = changeText(now, before);
  return written && (/\((.+)\)/.exec(written)?.[1] ?? written);
}

/** The change since the previous period as text; undefined if there is none. */
export function changeText(now: number, before: number | null | undefined): string | undefined {
  if (before === null || before === undefined) return undefined;
  const difference = now - before;
  if (difference === 0) return 'igual';
  return before > 0
    ? `${signed(difference)} (${signed(Math.round((difference / before) * 100))}%)`
    : signed(difference);
}
