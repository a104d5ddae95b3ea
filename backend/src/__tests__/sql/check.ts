import {relative} from 'node:path';
import type {Client} from 'pg';
import ts from 'typescript';
import {readCatalog, type Catalog} from './catalog';
import {describe, type Described} from './describe';
import {Evaluator, Unseen} from './evaluate';
import {rendered} from './render';
import {databaseType, mismatch, sendable, written} from './row-type';

export interface Fault {
  where: string;
  what: string;
  /** The correct row type and its position in the file. */
  fix?: {file: string; start: number; end: number; text: string};
}

interface CheckedCall {
  node: ts.Expression;
  row?: ts.Type;
  typeNode?: ts.TypeNode;
}

/** The beginning of a complete statement, unlike that of a part. */
const WHOLE = /^`\s*(select|insert|update|delete|with)\b/i;
const ASKING = new Set(['query', 'one', 'prepared', 'batches', 'rowsOf']);

export interface Report {
  statements: number;
  /** Statements with parts that are known only at run time: position → reason. */
  unseen: Map<string, string>;
  faults: Fault[];
}

/** Checks every tagged statement of a program against the schema of a migrated database. */
export async function checkStatements(
  client: Client,
  program: ts.Program,
  root: string,
  folder: RegExp,
): Promise<Report> {
  const checker = program.getTypeChecker();
  const evaluator = new Evaluator(checker);
  const catalog = await readCatalog(client);
  const report: Report = {statements: 0, unseen: new Map(), faults: []};
  const files = program.getSourceFiles().filter(({fileName}) => folder.test(relative(root, fileName)));
  const at = (node: ts.Node) => {
    const file = node.getSourceFile();
    return `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };
  const tags = files
    .flatMap(file => all(file, ts.isTaggedTemplateExpression))
    .filter(({tag}) => tag.getText() === 'sql');
  const check = async (asked: CheckedCall) => {
    try {
      const variants = evaluator.statement(asked.node);
      report.statements++;
      for (const variant of variants) {
        const {text, values} = rendered(variant);
        const found = await describe(
          client,
          catalog,
          text,
          values.map(value => canBeNull(checker, value)),
        ).catch((error: unknown) => error as Error);
        if (found instanceof Error) report.faults.push({where: at(asked.node), what: `${found.message}\n${text}`});
        else
          report.faults.push(
            ...faultsOf(checker, catalog, asked, found, values).map(fault => ({where: at(asked.node), ...fault})),
          );
      }
    } catch (error) {
      if (!(error instanceof Unseen)) throw error;
      report.unseen.set(at(error.node), error.message);
    }
  };
  for (const asked of files.flatMap(file => statementsOf(file, checker, evaluator))) await check(asked);
  for (const call of files.flatMap(file => untagged(file, checker)))
    report.unseen.set(at(call), 'is no tagged statement');
  for (const tag of tags.filter(one => !evaluator.seen.has(one))) {
    if (WHOLE.test(tag.template.getText())) await check({node: tag});
    else report.unseen.set(at(tag), 'stands in no statement that could be read');
  }
  return report;
}

/** All statements passed to database calls, and all tagged statements with a row type. */
function statementsOf(file: ts.SourceFile, checker: ts.TypeChecker, evaluator: Evaluator): CheckedCall[] {
  const calls = all(file, ts.isCallExpression).flatMap(({expression, arguments: given}): CheckedCall[] => {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (!ASKING.has(name)) return [];
    return given.filter(one => evaluator.isSql(one) && !isGiven(one, checker)).map(node => ({node}));
  });
  const typed = all(file, ts.isTaggedTemplateExpression).filter(
    ({tag, typeArguments}) => typeArguments && tag.getText() === 'sql',
  );
  const nodes = new Set<ts.Expression>([...calls.map(({node}) => node), ...typed]);
  return [...nodes].map(node => {
    const [typeNode] = ts.isTaggedTemplateExpression(node) ? (node.typeArguments ?? []) : [];
    const row = typeNode ? checker.getTypeFromTypeNode(typeNode) : rowOf(checker, node);
    return {node, row, typeNode};
  });
}

/** Arguments of database calls that are not tagged: literal texts and statement objects. */
function untagged(file: ts.SourceFile, checker: ts.TypeChecker): ts.Expression[] {
  return all(file, ts.isCallExpression).flatMap(({expression, arguments: given}) => {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (!ASKING.has(name)) return [];
    return given.filter(one => {
      if (isGiven(one, checker)) return false;
      if (ts.isStringLiteralLike(one) || ts.isTemplateExpression(one)) return WHOLE.test(`\`${one.getText().slice(1)}`);
      const type = checker.getTypeAtLocation(one);
      const isStatement = ['text', 'values'].every(field => checker.getPropertyOfType(type, field));
      return isStatement && type.getSymbol()?.name !== 'Sql';
    });
  });
}

/** Whether the expression is a parameter, as then the callers' arguments are checked instead. */
function isGiven(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declared !== undefined && ts.isParameter(declared);
}

function rowOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type | undefined {
  const type = checker.getTypeAtLocation(node) as ts.TypeReference;
  const [row] = checker.getTypeArguments(type);
  return row && row.flags & ts.TypeFlags.NonPrimitive ? undefined : row;
}

function faultsOf(
  checker: ts.TypeChecker,
  catalog: Catalog,
  asked: CheckedCall,
  {parameters, columns}: Described,
  values: ts.Expression[],
) {
  const faults: Omit<Fault, 'where'>[] = [];
  values.forEach((value, i) => {
    const type = checker.getTypeAtLocation(value);
    if (!sendable(checker, catalog, parameters[i] ?? 0, type)) {
      const {base, list} = databaseType(catalog, parameters[i] ?? 0);
      faults.push({
        what: `${value.getText()} is ${checker.typeToString(type)}, the database expects ${base}${list ? '[]' : ''}`,
      });
    }
  });
  const {row, typeNode} = asked;
  if (!row) return faults;
  const inPlace = typeNode !== undefined && (ts.isTypeLiteralNode(typeNode) || isOfThisFile(typeNode, row));
  const wrong = columns.flatMap(column => {
    const property = checker.getPropertyOfType(row, column.name);
    const declared = property && checker.getTypeOfSymbolAtLocation(property, asked.node);
    const why = declared ? mismatch(checker, catalog, column, declared, inPlace) : 'is missing in the row type';
    return why ? [`${column.name} ${why}`] : [];
  });
  for (const {name, flags} of checker.getPropertiesOfType(row)) {
    if (flags & ts.SymbolFlags.Optional && !inPlace) continue;
    if (!columns.some(column => column.name === name)) wrong.push(`${name} is no column`);
  }
  if (wrong.length === 0) return faults;
  const right = `{${columns.map(column => `${/^\w+$/.test(column.name) ? column.name : `'${column.name}'`}: ${written(catalog, column)}`).join('; ')}}`;
  const fix =
    inPlace && ts.isTypeLiteralNode(typeNode)
      ? {file: typeNode.getSourceFile().fileName, start: typeNode.getStart(), end: typeNode.getEnd(), text: right}
      : undefined;
  return [...faults, {what: `${wrong.join('; ')}\n  the schema says ${right}`, fix}];
}

/** Whether the row type is a private interface of the file, which must be as exact as an inline type. */
function isOfThisFile(typeNode: ts.TypeNode, row: ts.Type): boolean {
  const declared = row.getSymbol()?.declarations?.[0];
  return (
    declared !== undefined &&
    ts.isInterfaceDeclaration(declared) &&
    declared.getSourceFile() === typeNode.getSourceFile() &&
    !declared.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

const canBeNull = (checker: ts.TypeChecker, value: ts.Expression): boolean => {
  const type = checker.getTypeAtLocation(value);
  const [inside = type] =
    type.getSymbol()?.name === 'Bound' ? checker.getTypeArguments(type as ts.TypeReference) : [type];
  const element = checker.isArrayType(inside) ? checker.getTypeArguments(inside as ts.TypeReference)[0] : undefined;
  return [inside, element].some(type => type && type !== checker.getNonNullableType(type));
};

function all<T extends ts.Node>(file: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
