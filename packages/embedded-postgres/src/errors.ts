/** PostgreSQL cannot be started. The message is in pt-BR, for the person who ran the command. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
