import {tooLong} from '@clube/domain';
import {z} from 'zod';

/**
 * An object that only the panel understands, stored and returned unchanged; as JSON it has at most `max` characters.
 */
export const jsonObjectUpTo = (max: number) =>
  z.record(z.string(), z.unknown()).refine(value => JSON.stringify(value).length <= max, tooLong(max));
