/** The name of the violated foreign key constraint: the referenced row is missing, or the row is still referenced. */
export function violatedReference(error: unknown): string | undefined {
  const {code, constraint} = error as {code?: string; constraint?: string};
  return code === '23503' ? constraint : undefined;
}

/** The name of the violated unique constraint; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const {code, constraint} = error as {code?: string; constraint?: string};
  return code === '23505' ? constraint : undefined;
}
