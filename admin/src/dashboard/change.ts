import {formatPontos} from '@clube/domain';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${formatPontos(Math.abs(n))}`;

/** The same in as few characters as stand beside a figure. */
export function shortChange(now: number, before: number | null | undefined): string | undefined {
  const written = changeText(now, before);
  return written && (/\((.+)\)/.exec(written)?.[1] ?? written);
}

/** How much more or less than in the period before; nothing where there is none. */
export function changeText(now: number, before: number | null | undefined): string | undefined {
  if (before === null || before === undefined) return undefined;
  const difference = now - before;
  if (difference === 0) return 'igual';
  return before > 0
    ? `${signed(difference)} (${signed(Math.round((difference / before) * 100))}%)`
    : signed(difference);
}
