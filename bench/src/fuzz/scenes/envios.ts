import type {Scenes} from './scene';
import {ofUpload, piece, upload, uploading, video} from './things';

export const ENVIOS: Scenes = {
  'POST /api/envios': async stage => uploading(await stage.staff(), 4096),
  'GET /api/envios/{id}': async stage => ofUpload(await upload(stage, 4096)),
  'PATCH /api/envios/{id}': async stage => piece(await upload(stage, 4096), video(stage)),
  'DELETE /api/envios/{id}': async stage => ofUpload(await upload(stage, 4096)),
};
