// The confined process for what a person waits for. A task's libraries are loaded when it is first asked for.
import {serveTasks} from '@clube/confined/program';
import type {PreviewAsked} from '../imports/reading/asked';
import {asForeign, onlyFile, telling} from './told';

// Libraries make errors that nobody reads, one for each ragged line of a file; their stacks cost most of the reading.
Error.stackTraceLimit = 3;

serveTasks({
  'picture.draw': telling(async ({widths}: {widths: readonly number[]}, tools) => {
    const [{draw}, {Unreadable}] = await Promise.all([import('../images/draw.js'), import('../images/unreadable.js')]);
    const file = onlyFile(tools);
    try {
      return await draw(await file.read(0, file.bytes), widths);
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }),
  'picture.size': telling(async (_: unknown, tools) => {
    const {sizeOf} = await import('../images/draw.js');
    const file = onlyFile(tools);
    return sizeOf(await file.read(0, file.bytes));
  }),
  'import.preview': telling(async (asked: PreviewAsked, tools) => {
    const {preview} = await import('../imports/reading/preview.js');
    Error.stackTraceLimit = 0;
    try {
      return await preview(asForeign(onlyFile(tools)), asked);
    } finally {
      Error.stackTraceLimit = 3;
    }
  }),
});
