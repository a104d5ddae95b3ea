import {z, type ZodType} from 'zod';
import type {Call} from '@clube/domain';
import {Refusal} from '../../refusals/refusals';
import type {Declared} from '../../entities/entity';
import {isWritable, type Fields} from '../../entities/field';
import {violatedRules} from '../../entities/writing/row';
import {check} from '../../http/input/validate';
import type {CheckedLine, ImportField, ImportKind} from '../kind';
import {UndoUpsert, type InUse} from './undo-upsert';
import {Upsert} from './upsert';

/** Options of a column in addition to the field's declaration, whose title is its heading. */
interface Column {
  exemplo: string;
  ajuda?: string;
  /** Further headings that it is recognised by. */
  palavras?: readonly string[];
  /**
   * Value for a new row when the cell is blank, as the column default cannot be used for single lines of one statement.
   */
  whenNew?: string | number | boolean;
}

export interface EntityImport<F extends Fields> {
  tipo: string;
  titulo: string;
  declaredIn: string;
  right: Call;
  /** The field that identifies an existing row; unique among rows that are not removed. */
  key: keyof F & string;
  /** A field that the parameters set for all lines; the key is unique per value of it. */
  within?: keyof F & string;
  columns: Partial<Record<keyof F & string, Column>>;
  done(count: number): string;
  checkParams?: ImportKind['checkParams'];
  refuse?: ImportKind['refuse'];
  /** What keeps a created row from being removed when the import is undone. */
  inUse?: readonly InUse[];
}

/**
 * An import that creates rows of an entity, or changes the rows whose keys its lines have. Lines are validated like
 * requests to the entity's own endpoints, with the same messages.
 * @throws for a column of a field that is read-only or has no title, and for a required field without a column
 */
export function importOf<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  {columns, key, within, inUse = [], ...kind}: EntityImport<F>,
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
  const undo = new UndoUpsert(entity, {key, within, inUse, names: Object.keys(fields)});
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
    undo,
  };
}

/** The message with which the entity's own endpoint would refuse it. */
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
