import {cleanJpeg} from './jpeg';
import {cleanPng} from './png';
import {cleanWebp} from './webp';

const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * The picture without what the camera and programs wrote beside it (place, time, device, names, comments, thumbnails,
 * further pictures): the same pixels, not compressed again, shown the same way up and in the same colours. Undefined
 * for another kind of file and where the structure is unusual: then the picture has to be drawn anew.
 */
export function withoutMetadata(bytes: Buffer, mime: string): Buffer | undefined {
  return bytes.length < 16 ? undefined : CLEANERS[mime]?.(bytes);
}
