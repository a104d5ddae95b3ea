import {visibleText} from '@clube/domain';

/** Passwords are compared as they are typed, in their own way. */
const PASSWORD = /senha/i;

/** All texts of a body without what nobody sees in them; what they are called stays as it is. */
export function typedTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(typedTexts);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, PASSWORD.test(key) ? each : typedTexts(each)]),
  );
}
