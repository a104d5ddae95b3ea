import {MAX_VIDEO_BYTES, SEND_VIDEO_MESSAGE, VIDEO_LOCATION_STAYS, VIDEO_TYPES} from '@clube/domain';
import {Unclean, type UploadKind} from '../uploads/kind';
import {UncleanVideo} from './overwrite';
import {eraseMetadata} from './stored';

/** An upload of a video: video and audio are stored unchanged, a camera's metadata, such as the place, is erased. */
export const videoUpload = (kind: Pick<UploadKind, 'name' | 'right' | 'folder'>): UploadKind => ({
  ...kind,
  bytes: MAX_VIDEO_BYTES,
  types: VIDEO_TYPES,
  wrongType: SEND_VIDEO_MESSAGE,
  clean: (...video) =>
    eraseMetadata(...video).catch((error: unknown) => {
      throw error instanceof UncleanVideo ? new Unclean(VIDEO_LOCATION_STAYS, {cause: error}) : error;
    }),
});
