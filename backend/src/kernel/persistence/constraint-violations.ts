/** The name of the reference that a write broke: to a row that is not there, or that others still name. */
export function violatedReference(error: unknown): string | undefined {
  const {code, constraint} = error as {code?: string; constraint?: string};
  return code === '23503' ? constraint : undefined;
}

/** The name of the uniqueness that a write broke, if that is what the error says. */
export function violatedUnique(error: unknown): string | undefined {
  const {code, constraint} = error as {code?: string; constraint?: string};
  return code === '23505' ? constraint : undefined;
}
