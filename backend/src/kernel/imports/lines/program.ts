// The confined process that reads and checks the lines of a file. It loads the module that declares the file's kind.
import {createRequire} from 'node:module';
import {serveTasks} from '@clube/confined/program';
import {asUntrustedFile, onlyFile, withSerializedRefusals} from '../../parsers/serialized-refusal';
import {isImportKind, type ImportKind} from '../kind';
import type {FileDialect} from '../reading/file';
import {tableOf} from '../reading/rows';
import type {LinesTask} from './lines-request';
import {linesOf} from './lines';

function kindOf({declaredIn, tipo}: LinesTask): ImportKind {
  const declared: unknown = createRequire(__filename)(declaredIn);
  const found: unknown = Object.values(declared ?? {}).find(
    (value: unknown) => isImportKind(value) && value.tipo === tipo,
  );
  if (!isImportKind(found)) throw new Error(`${declaredIn} does not declare ${tipo}`);
  return found;
}

// The CSV library creates an error for each line with another number of cells; stack traces would make that slow.
Error.stackTraceLimit = 0;

serveTasks({
  /** Yields the heading of a file, then its lines without validation. */
  table: withSerializedRefusals(async (dialect: FileDialect, tools) => {
    const {heading, batches} = await tableOf(asUntrustedFile(onlyFile(tools)), dialect);
    await tools.emit(heading ? [heading] : []);
    for await (const rows of batches) await tools.emit(rows);
  }),
  lines: withSerializedRefusals(async (task: LinesTask, tools) => {
    for await (const lines of linesOf(asUntrustedFile(onlyFile(tools)), kindOf(task), task.request))
      await tools.emit(lines);
  }),
});
