/** Joins the class names that apply. */
export function classes(...nomes: (string | false | null | undefined)[]): string {
  return nomes.filter(Boolean).join(' ');
}
