import {buffer} from 'node:stream/consumers';
import type {Storage} from '../../../kernel/storage/storage';
import type {Conteudo} from '../../leitura';

/** What a stored file holds, for the reader. */
export const conteudoDe =
  (storage: Storage, caminho: string): Conteudo =>
  () =>
    buffer(storage.read(caminho));
