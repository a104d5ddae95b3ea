import {buffer} from 'node:stream/consumers';
import type {Conteudo} from '@clube/receipt-reader';
import type {Storage} from '../../../kernel/storage/storage';

/** What a stored file holds, for the reader. */
export const conteudoDe =
  (storage: Storage, caminho: string): Conteudo =>
  () =>
    buffer(storage.read(caminho));
