/**
 * Whether the focus may move to the next field after a postal code look-up: not if the person is already in another
 * field. `next` are the fields that Tab or the filled-in address lead to.
 */
export function mayMoveFocus(form: HTMLFormElement | null, next: readonly string[]): boolean {
  const {activeElement} = document;
  if (!form?.contains(activeElement)) return true;
  return next.includes(activeElement?.getAttribute('name') ?? '');
}
