import type {FocusEvent} from 'react';

/** For `onFocus`: selects the text of an invalid field, so that typing replaces it but nothing is lost before. */
export const selectRefused = (event: FocusEvent<HTMLInputElement>): void => {
  if (event.target.getAttribute('aria-invalid')) event.target.select();
};
