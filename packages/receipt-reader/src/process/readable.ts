import {dirname, resolve} from 'node:path';

/** The compiled code that a reading process loads: the reader, which this file is part of, and what it is made of. */
export const READABLE_FOLDERS: readonly string[] = [
  resolve(__dirname, '..'),
  dirname(require.resolve('@clube/domain')),
  dirname(require.resolve('@clube/barcode')),
];
