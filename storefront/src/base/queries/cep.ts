/**
 * Whether the focus may be led to another field of the form once a postal code is answered: who meanwhile went back, or
 * types elsewhere, is not taken away from there. `next` are the fields that Tab, or what the answer fills in, leads to.
 */
export function mayMoveFocus(form: HTMLFormElement | null, next: readonly string[]): boolean {
  const {activeElement} = document;
  if (!form?.contains(activeElement)) return true;
  return next.includes(activeElement?.getAttribute('name') ?? '');
}
