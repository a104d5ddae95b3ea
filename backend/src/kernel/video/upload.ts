import {MAX_VIDEO_BYTES, SEND_VIDEO, VIDEO_LOCATION_STAYS, VIDEO_TYPES} from '@clube/domain';
import {Unclean, type UploadKind} from '../uploads/kind';
import {UncleanVideo} from './overwrite';
import {eraseMetadata} from './stored';

/** Video and sound are kept as they came; what a camera wrote beside them, the place among it, goes. */
export const videoUpload = (kind: Pick<UploadKind, 'name' | 'right' | 'folder'>): UploadKind => ({
  ...kind,
  bytes: MAX_VIDEO_BYTES,
  types: VIDEO_TYPES,
  wrongType: SEND_VIDEO,
  clean: (...video) =>
    eraseMetadata(...video).catch((error: unknown) => {
      throw error instanceof UncleanVideo ? new Unclean(VIDEO_LOCATION_STAYS, {cause: error}) : error;
    }),
});
