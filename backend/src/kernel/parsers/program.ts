// The confined process for what a person waits for. A task's libraries are loaded when it is first requested.
import {serveTasks} from '@clube/confined/program';
import type {PreviewRequest} from '../imports/reading/preview-request';
import {asUntrustedFile, onlyFile, withSerializedRefusals} from './serialized-refusal';

// Libraries make errors that nobody reads, one for each ragged line of a file; their stacks cost most of the reading.
Error.stackTraceLimit = 3;

serveTasks({
  'picture.draw': withSerializedRefusals(async ({widths}: {widths: readonly number[]}, tools) => {
    const [{resizeImage}, {Unreadable}] = await Promise.all([
      import('../images/resize.js'),
      import('../images/unreadable.js'),
    ]);
    const file = onlyFile(tools);
    try {
      return await resizeImage(await file.read(0, file.bytes), widths);
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }),
  'picture.size': withSerializedRefusals(async (_: unknown, tools) => {
    const {sizeOf} = await import('../images/resize.js');
    const file = onlyFile(tools);
    return sizeOf(await file.read(0, file.bytes));
  }),
  'import.preview': withSerializedRefusals(async (request: PreviewRequest, tools) => {
    const {preview} = await import('../imports/reading/preview.js');
    Error.stackTraceLimit = 0;
    try {
      return await preview(asUntrustedFile(onlyFile(tools)), request);
    } finally {
      Error.stackTraceLimit = 3;
    }
  }),
});
