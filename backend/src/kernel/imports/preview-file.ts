import {TaskInterrupted} from '@clube/confined';
import type {Parsers} from '../parsers/parsers';
import type {ImportKind} from './kind';
import type {FileOfLines} from './reading/file';
import type {Chosen, Preview, PreviewRequest} from './reading/preview-request';
import {tooMuch} from './refusals';

/**
 * How a file looks, read in a confined process; ended when the caller leaves.
 * @throws what cannot be read at all, or takes too much to be read
 */
export async function previewFile(
  parsers: Parsers,
  file: FileOfLines,
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
