import {TaskInterrupted} from '@clube/confined';
import type {Parsers} from '../parsers/parsers';
import type {ImportKind} from './kind';
import type {ImportFile} from './reading/file';
import type {Chosen, Preview, PreviewRequest} from './reading/preview-request';
import {tooMuch} from './refusals';

/**
 * Previews a file in a confined process, which is ended when the client disconnects.
 * @throws the errors of a file that is unreadable or takes too long or too much memory to read
 */
export async function previewFile(
  parsers: Parsers,
  file: ImportFile,
  {fields}: ImportKind,
  chosen: Chosen & {formato: 'csv' | 'xlsx'},
): Promise<Preview> {
  const words = Object.entries(fields).map(
    ([name, {titulo, palavras, obrigatorio, kind}]) => [name, {titulo, palavras, obrigatorio, kind}] as const,
  );
  const request: PreviewRequest = {fields: Object.fromEntries(words), chosen};
  return parsers.run<Preview>('import.preview', request, [file]).catch((error: unknown) => {
    throw error instanceof TaskInterrupted ? tooMuch(error) : error;
  });
}
