/** A request, and whether it follows the API document enough that its response must, too. */
export interface Call {
  method: string;
  /** Path and query, escaped. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The curl command that repeats this request. */
export function curlOf({method, path, headers, body}: Call, url: string): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const curl = ['curl -sS -i --path-as-is -X', method, ...given].join(' ');
  const target = quote(url + path);
  if (!body) return `${curl} ${target}`;
  const text = body.toString('utf8');
  if (/^[\x20-\x7e]*$/.test(text)) return `${curl} --data-binary ${quote(text)} ${target}`;
  return `echo ${body.toString('base64')} | base64 -d | ${curl} --data-binary @- ${target}`;
}
