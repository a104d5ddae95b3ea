import {lazily} from './lazily.js';

const oneSigned = lazily(
  () => new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero'}),
);

/** `+11,7%`; undefined where there was nothing to compare with. */
export const changeInPercent = (now: number, before: number): string | undefined =>
  before > 0 ? `${oneSigned().format((100 * (now - before)) / before)}%` : undefined;
