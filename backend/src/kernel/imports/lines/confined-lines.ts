import {TaskInterrupted} from '@clube/confined';
import type {Parsers} from '../../parsers/parsers';
import type {ImportKind} from '../kind';
import type {ImportFile} from '../reading/file';
import {tooMuch} from '../refusals';
import type {CopiedLines} from '../staging';
import type {LinesRequest, LinesTask} from './lines-request';

/** Yields the checked lines of a file, which a confined process reads up to some hundred lines ahead. */
export async function* readLines(
  parsers: Parsers,
  file: ImportFile,
  {tipo, declaredIn}: ImportKind,
  linesRequest: LinesRequest,
): AsyncGenerator<CopiedLines> {
  const request: LinesTask = {request: linesRequest, tipo, declaredIn};
  try {
    yield* parsers.items<CopiedLines>({task: 'lines', request, files: [file]});
  } catch (error) {
    throw error instanceof TaskInterrupted ? tooMuch(error) : error;
  }
}
