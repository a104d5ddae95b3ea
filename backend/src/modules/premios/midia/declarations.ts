import {MAX_VIDEO_BYTES, SEND_VIDEO, VIDEO_LOCATION_STAYS, VIDEO_TYPES} from '@clube/domain';
import {picture} from '../../../kernel/images/picture';
import {Unclean, type UploadKind} from '../../../kernel/uploads/kind';
import {UncleanVideo} from '../../../kernel/video/overwrite';
import {eraseMetadata} from '../../../kernel/video/stored';

/** A photo is drawn anew, as every picture that is shown: what a camera wrote into it, its place among it, goes. */
export const midiaPhoto = picture({
  folder: 'resgates-fotos',
  visible: 'private',
  widths: [480, 960, 1440],
  field: 'arquivo',
});

/** Film and sound of a video are kept as they came; what a camera wrote beside them, the place among it, goes. */
export const midiaVideo: UploadKind = {
  name: 'resgate.video',
  right: 'POST /api/upload/foto_video',
  folder: 'resgates-videos',
  bytes: MAX_VIDEO_BYTES,
  types: VIDEO_TYPES,
  wrongType: SEND_VIDEO,
  clean: (...video) =>
    eraseMetadata(...video).catch((error: unknown) => {
      throw error instanceof UncleanVideo ? new Unclean(VIDEO_LOCATION_STAYS, {cause: error}) : error;
    }),
};
