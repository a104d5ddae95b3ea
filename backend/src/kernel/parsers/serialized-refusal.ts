import {Readable} from 'node:stream';
import type {UntrustedFile} from '@clube/confined';
import {TaskRefusal, type Task, type TaskFile, type TaskTools} from '@clube/confined/program';
import {Refusal} from '../refusals/refusals';

/** A refusal as it crosses from a confined process. */
export interface SerializedRefusal {
  status: number;
  codigo: string;
  erro: string;
}

/** A task whose refusals reach the caller as they are. */
export const withSerializedRefusals =
  <Request>(task: (request: Request, tools: TaskTools) => Promise<unknown>): Task =>
  async (request, tools) => {
    try {
      return await task(request, tools);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refusal: SerializedRefusal = {status: error.status, codigo: error.body.codigo, erro: error.body.erro};
      throw new TaskRefusal(refusal);
    }
  };

/** The one file of a task. */
export function onlyFile({files}: TaskTools): TaskFile {
  const [file] = files;
  if (!file) throw new Error('the task has no file');
  return file;
}

/** A task's file as the readers of files take it. */
export const asUntrustedFile = (file: TaskFile): UntrustedFile => ({
  bytes: file.bytes,
  read: ({start, end} = {start: 0, end: file.bytes - 1}) =>
    Readable.from(file.pieces(start, end + 1), {objectMode: false}),
});
