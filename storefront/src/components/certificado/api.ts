import {client, type Schema} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {paintCertificado} from './paint-certificado';

/** The certificate's data, or when it was revoked. */
export type Certificado = Schema<'CertificadoConferido'>;

export const certificadoQuery = (codigo: string) =>
  queryOptions({
    queryKey: ['certificado', codigo],
    queryFn: ({signal}) => client.get('/api/cursos/certificado/{codigo}', {path: {codigo}, signal}),
    staleTime: 60_000,
  });

/** The certificate as a picture: null if the browser cannot render one, or if it was revoked. */
export const certificadoPictureQuery = ({codigo, nome, curso, cargaHoraria, modulos, concluidoEm}: Certificado) =>
  queryOptions({
    queryKey: ['certificado-imagem', codigo],
    queryFn: () =>
      nome === null || curso === null || concluidoEm === null
        ? null
        : paintCertificado(
            {codigo, nome, curso, cargaHoraria: cargaHoraria ?? 0, modulos, concluidoEm: new Date(concluidoEm)},
            window.location.origin,
          ).catch(() => null),
    staleTime: Infinity,
  });
