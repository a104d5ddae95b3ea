import type {Scenarios} from './scenario';
import {picture} from './test-data';

const SEND = 'POST /api/sessoes/parceiro/midias-ache-seu-pintor';

export const DIRETORIO: Scenarios = {
  'GET /api/categorias': () => ({as: 'visitante'}),
  [SEND]: async context => ({
    as: (await context.painter()).session,
    form: {files: [await picture(context, 'galeria'), await picture(context, 'imgPerfil')]},
  }),
  'DELETE /api/sessoes/parceiro/midias/{id}': async context => {
    const {session} = await context.painter();
    const {body} = await context.take(SEND, {as: session, form: {files: [await picture(context, 'galeria')]}});
    return {as: session, path: {id: (body as {gallery: {id: number}[]}).gallery[0]?.id ?? 0}};
  },
};
