import {picture} from '../../../kernel/images/picture';
import {videoUpload} from '../../../kernel/video/upload';

/** A photo is re-encoded, which removes the camera's metadata, such as the place. */
export const midiaPhoto = picture({
  folder: 'resgates-fotos',
  visible: 'private',
  widths: [480, 960, 1440],
  field: 'arquivo',
});

export const midiaVideo = videoUpload({
  name: 'resgate.video',
  right: 'POST /api/upload/foto_video',
  folder: 'resgates-videos',
});
