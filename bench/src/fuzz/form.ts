/** Fields and files of a form, as a browser sends them. */
export interface FormParts {
  fields?: Record<string, string | number>;
  files?: readonly FormFile[];
}

export interface FormFile {
  field: string;
  name: string;
  mime?: string;
  content: Buffer;
}

const BOUNDARY = 'fuzz-limite';

/** Encodes a multipart form by hand, because libraries refuse to build some invalid ones. */
export function formOf({fields = {}, files = []}: FormParts): {headers: Record<string, string>; body: Buffer} {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.flatMap(({field, name, mime = 'application/octet-stream', content}) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: {'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`},
    body: Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
