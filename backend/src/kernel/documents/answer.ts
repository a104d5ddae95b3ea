import {streamed} from '../http/output/answer';

/** A PDF response that the browser shows inline and saves under this name. */
export function pdfAnswer(content: Buffer, fileName: string) {
  const stream = async function* () {
    yield content;
  };
  return streamed({stream, type: 'application/pdf'}, {'Content-Disposition': `inline; filename="${fileName}"`});
}
