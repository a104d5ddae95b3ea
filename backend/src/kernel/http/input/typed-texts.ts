import {visibleText} from '@clube/domain';

/** Passwords are left as typed; they have a normalisation of their own. */
const PASSWORD = /senha/i;

/** Removes invisible characters from all text values of a body; keys stay as they are. */
export function typedTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(typedTexts);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, PASSWORD.test(key) ? each : typedTexts(each)]),
  );
}
