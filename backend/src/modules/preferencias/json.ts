import {tooLong} from '@clube/domain';
import {z} from 'zod';

/** An object of the panel's own, kept and given back as it is, so many characters long at most when it is written out. */
export const objectUpTo = (max: number) =>
  z.record(z.string(), z.unknown()).refine(value => JSON.stringify(value).length <= max, tooLong(max));
