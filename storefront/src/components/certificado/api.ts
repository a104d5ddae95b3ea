import {client, type Schema} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

/** What the paper says, or when it was revoked. */
export type Certificado = Schema<'CertificadoConferido'>;

export const certificadoQuery = (codigo: string) =>
  queryOptions({
    queryKey: ['certificado', codigo],
    queryFn: ({signal}) => client.get('/api/cursos/certificado/{codigo}', {path: {codigo}, signal}),
    staleTime: 60_000,
  });
