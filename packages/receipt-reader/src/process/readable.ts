import {dirname, resolve} from 'node:path';

/** Folders of the compiled code that a reading process loads: the reader and the packages it uses. */
export const READABLE_FOLDERS: readonly string[] = [
  resolve(__dirname, '..'),
  dirname(require.resolve('@clube/domain')),
  dirname(require.resolve('@clube/barcode')),
];
