import Ajv, {type ValidateFunction} from 'ajv';
import type {Answer} from './send';
import type {ApiDocument, Operation, Schema} from './document';

/** Maximum length of an error response. */
const MAX_REFUSAL = 8192;
/** Texts that no response may contain: SQL, code locations, folders of the machine. */
export const LEAKS =
  /node_modules|\bat [\w.<>]+ \(|\.(?:js|ts):\d+|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(?:FROM|VALUES|SET|WHERE)\b|syntax error|invalid input syntax|violates|\/(?:home|root|work|usr|tmp)\//;

/** Checks responses against the API document. */
export class Verdict {
  private readonly ajv = new Ajv({strict: false, validateFormats: false, allErrors: false});
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.ajv.addSchema({$id: 'api', components: document.components});
  }

  /** The faults of this response; empty if it is correct. */
  faults(operation: Operation, {status, type, text}: Answer): string[] {
    if (status >= 500 && status !== 503) return [`answered ${status}: ${text.slice(0, 200)}`];
    const declared = operation.responses[String(status)];
    if (!declared) return [`answered ${status}, which it does not declare: ${text.slice(0, 200)}`];
    if (status >= 400) return refusalFaults(declared.description, type, text);
    const json = declared.content?.['application/json'];
    if (!json) return [];
    return this.shapeFaults(`${operation.route} ${status}`, json.schema, text);
  }

  private shapeFaults(key: string, schema: Schema, text: string): string[] {
    const validate = this.validators.get(key) ?? this.ajv.compile(schema);
    this.validators.set(key, validate);
    const value = parsed(text);
    if (value === undefined) return [`answered no JSON: ${text.slice(0, 100)}`];
    return validate(value)
      ? []
      : [`the answer differs from its declaration: ${this.ajv.errorsText(validate.errors).slice(0, 300)}`];
  }
}

function refusalFaults(description: string, type: string, text: string): string[] {
  const body = parsed(text) as {erro?: unknown; codigo?: unknown} | undefined;
  const faults: string[] = [];
  if (!type.startsWith('application/json') || typeof body?.erro !== 'string' || typeof body.codigo !== 'string')
    faults.push(`refuses in another shape: ${text.slice(0, 100)}`);
  else if (!description.includes(`${body.codigo}:`)) faults.push(`refuses with ${body.codigo} and does not declare it`);
  if (Buffer.byteLength(text) > MAX_REFUSAL) faults.push(`refuses at a length of ${text.length}`);
  if (LEAKS.test(text)) faults.push(`tells of its inside: ${LEAKS.exec(text)?.[0]}`);
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
