import type {FocusEvent} from 'react';

/**
 * For `onFocus` of a field or of what holds fields: selects the text of an invalid one, so that typing replaces it but
 * nothing is lost before.
 */
export const selectRefused = ({target}: FocusEvent): void => {
  if (target instanceof HTMLInputElement && target.getAttribute('aria-invalid') === 'true') target.select();
};
