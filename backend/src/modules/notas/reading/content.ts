import {buffer} from 'node:stream/consumers';
import type {Content} from '@clube/receipt-reader';
import type {Storage} from '../../../kernel/storage/storage';

/** Reads the content of a stored file, for the reader. */
export const contentOf =
  (storage: Storage, path: string): Content =>
  () =>
    buffer(storage.read(path));
