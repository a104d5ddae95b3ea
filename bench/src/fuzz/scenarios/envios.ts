import type {Scenarios} from './scenario';
import {ofUpload, piece, upload, uploading, video} from './test-data';

export const ENVIOS: Scenarios = {
  'POST /api/envios': async context => uploading(await context.staff(), 4096),
  'GET /api/envios/{id}': async context => ofUpload(await upload(context, 4096)),
  'PATCH /api/envios/{id}': async context => piece(await upload(context, 4096), video(context)),
  'DELETE /api/envios/{id}': async context => ofUpload(await upload(context, 4096)),
};
