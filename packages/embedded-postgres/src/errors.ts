/** A start that cannot succeed. The message is pt-BR and fit to be shown as it is to whoever typed the command. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
