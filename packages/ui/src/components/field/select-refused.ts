import type {FocusEvent} from 'react';

/** For `onFocus`: coming back to a refused value finds it selected. Typing replaces it, and nothing was destroyed meanwhile. */
export const selectRefused = (event: FocusEvent<HTMLInputElement>): void => {
  if (event.target.getAttribute('aria-invalid')) event.target.select();
};
