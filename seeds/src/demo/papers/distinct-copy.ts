import type {RenderedDocument} from '../../documents';

const START_OF_IMAGE = 2;

/** The same picture or page with a comment that no viewer shows, so that the content differs. */
export function distinctCopy(document: RenderedDocument, version: number): RenderedDocument {
  const {content, mimeType} = document;
  const bytes = Buffer.from(content);
  if (mimeType === 'application/pdf')
    return {...document, content: Buffer.concat([bytes, Buffer.from(`%${version}\n`)])};
  const text = Buffer.from(`via ${version}`);
  const segment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return {
    ...document,
    content: Buffer.concat([bytes.subarray(0, START_OF_IMAGE), segment, text, bytes.subarray(START_OF_IMAGE)]),
  };
}
