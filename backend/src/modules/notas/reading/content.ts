import {buffer} from 'node:stream/consumers';
import type {Content} from '@clube/receipt-reader';
import type {Storage} from '../../../kernel/storage/storage';

/** What a stored file holds, for the reader. */
export const contentOf =
  (storage: Storage, path: string): Content =>
  () =>
    buffer(storage.read(path));
