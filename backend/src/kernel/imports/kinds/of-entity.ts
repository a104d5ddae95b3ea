import {z, type ZodType} from 'zod';
import type {Call} from '@clube/domain';
import {Refusal} from '../../refusals/refusals';
import type {Declared} from '../../entities/entity';
import {isWritable, type Fields} from '../../entities/field';
import {violatedRules} from '../../entities/writing/row';
import {check} from '../../http/input/validate';
import type {CheckedLine, ImportField, ImportKind} from '../kind';
import {Upsert} from './upsert';

/** What a file's column says of a field, beside what its declaration says already: it is called by the field's title. */
interface Column {
  exemplo: string;
  ajuda?: string;
  /** Other headings that it is known by. */
  palavras?: readonly string[];
  /** What a new row gets where the cell is blank: the table's own default cannot be used line by line. */
  whenNew?: string | number | boolean;
}

export interface EntityImport<F extends Fields> {
  tipo: string;
  titulo: string;
  declaredIn: string;
  right: Call;
  /** The field that tells a row that is there already; unique among the live rows. */
  key: keyof F & string;
  /** A field that the parameters bring, for all lines of a file: the key is unique among the rows of one value of it. */
  within?: keyof F & string;
  columns: Partial<Record<keyof F & string, Column>>;
  done(count: number): string;
  checkParams?: ImportKind['checkParams'];
  refuse?: ImportKind['refuse'];
}

/**
 * Lines that make rows of a registration, or change the ones whose key they carry. A line is held to what the registration's own
 * call asks for, in its words.
 * @throws for a column that no call may send or that has no title, and for a required field without a column
 */
export function importOf<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  {columns, key, within, ...kind}: EntityImport<F>,
): ImportKind {
  const fields: Record<string, ImportField> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (name === within) continue;
    const column = columns[name];
    if (!column && field.state.required) throw new Error(`${kind.tipo}: ${name} is required and has no column`);
    if (!column) continue;
    if (!isWritable(field)) throw new Error(`${kind.tipo}: ${name} is written by the server alone`);
    const {title: titulo} = field.state;
    if (!titulo) throw new Error(`${kind.tipo}: ${name} has no title`);
    const {exemplo, ajuda = '', palavras = []} = column;
    fields[name] = {
      titulo,
      exemplo,
      ajuda,
      palavras,
      obrigatorio: field.state.required !== undefined,
      kind: field.state.kind,
    };
  }
  const shape: Readonly<Record<string, ZodType>> = entity.create.shape;
  const part = (taken: (name: string) => boolean) =>
    z.strictObject(Object.fromEntries(Object.entries(shape).filter(([name]) => taken(name))));
  const ofLine = part(name => name !== within);
  const upsert = new Upsert(entity, {key, within, whenNew: name => columns[name]?.whenNew});
  const checkLine = (line: Readonly<Record<string, string>>): CheckedLine => {
    const parsed = ofLine.safeParse(line);
    if (!parsed.success) return {errors: wordsFor(() => check(ofLine, line))};
    const values: Record<string, unknown> = parsed.data;
    const [broken] = violatedRules(entity, values);
    return broken ? {errors: [{campo: broken.field, mensagem: broken.message}]} : {values};
  };
  return {
    ...kind,
    ...(within !== undefined && {params: part(name => name === within)}),
    fields,
    check: checkLine,
    keyField: key,
    keyOf: values => String(values[key]),
    compare: (scope, range) => upsert.compare(scope, range),
    lock: scope => upsert.lock(scope),
    write: (scope, range) => upsert.write(scope, range),
  };
}

/** The very words that the registration's own call would refuse it with. */
function wordsFor(refuse: () => unknown) {
  try {
    refuse();
  } catch (error) {
    if (error instanceof Refusal)
      return Object.entries(error.body.campos ?? {'': error.body.erro}).map(([campo, mensagem]) => ({campo, mensagem}));
    throw error;
  }
  throw new Error('a line is refused and taken at the same time');
}
