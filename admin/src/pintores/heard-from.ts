import {COMO_FICOU_SABENDO_LABELS} from '@clube/domain';

/** How a painter heard of the programme, as people read it. */
export const heardFromText = (value: string | null): string | null =>
  value && (COMO_FICOU_SABENDO_LABELS[value] ?? value);
