import {streamed} from '../http/output/answer';

/** The answer that is a PDF, shown by the browser and saved under this name. */
export function pdfAnswer(content: Buffer, fileName: string) {
  const stream = async function* () {
    yield content;
  };
  return streamed({stream, type: 'application/pdf'}, {'Content-Disposition': `inline; filename="${fileName}"`});
}
