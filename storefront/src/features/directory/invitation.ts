import type {Shared} from '@clube/ui';

/** The message to a customer with the link to rate a job. */
export const ratingInvitation = (nome: string, trabalho: string, url: string): Shared => ({
  title: `Avalie o trabalho de ${nome}`,
  text: `Olá! Pode avaliar o meu trabalho (${trabalho})? Leva um minuto:`,
  url,
});
