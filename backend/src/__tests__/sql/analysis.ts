import type {Catalog, Column} from './catalog';
import {COMMAND, isRuledOut, isSame} from './conditions';
import {LOOKUP, OF_A_GROUP, TOTAL} from './functions';
import {isEmpty, isNode, nodeAt, nodesAt, numberAt, wordAt, type TreeNode} from './node-tree';

/** Additional knowledge of a value of a row, beyond its type. */
export interface Knowledge {
  nullable: boolean;
  /** All possible texts; undefined if any is possible. */
  values?: string[];
  /** The name of the table's column, if it is one. */
  column?: string;
}

const TABLE = {RELATION: 0, SUBQUERY: 1, JOIN: 2, FUNCTION: 3, VALUES: 5, CTE: 6, GROUP: 9};
const SUBLINK = {EXISTS: 0, ALL: 1, ANY: 2, EXPRESSION: 4, ARRAY: 6};
const NOTHING: Knowledge = {nullable: true};
const SURE: Knowledge = {nullable: false};

/** Derives the possible values of a statement's columns from its tree. */
export class Analysis {
  /** Expressions that are not null at the analysed place. */
  private given: TreeNode[] = [];
  /** Whether an assigned value is being analysed, in which columns have their old values. */
  private assigning = false;

  constructor(
    private readonly catalog: Catalog,
    /** Whether each parameter can be null. */
    private readonly nullable: boolean[],
  ) {}

  columns(query: TreeNode): (Knowledge & {name: string})[] {
    return outputs(query).map((entry, i) => ({
      name: unescaped(wordAt(entry, 'resname')),
      ...this.output(query, i, []),
    }));
  }

  /** Column `index` of the result of `query`; `outer` are the enclosing queries, the nearest first. */
  private output(query: TreeNode, index: number, outer: TreeNode[]): Knowledge {
    if (nodeAt(query, 'setOperations')) {
      const arms = nodesAt(query, 'rtable').flatMap(entry => nodeAt(entry, 'subquery') ?? []);
      return either(arms.map(arm => this.output(arm, index, [query, ...outer])));
    }
    const expr = outputs(query)[index]?.fields.get('expr');
    return isNode(expr) ? this.of(expr, [query, ...outer]) : NOTHING;
  }

  private of(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const all = (field = 'args') => nodesAt(expr, field).map(arg => this.of(arg, queries));
    const under = (field = 'arg') => this.of(nodeAt(expr, field) ?? expr, queries);
    const whenAll = (args: Knowledge[]): Knowledge => ({nullable: args.some(({nullable}) => nullable)});
    switch (expr.kind) {
      case 'VAR':
        return this.variable(expr, queries);
      case 'PARAM':
        return {nullable: this.nullable[numberAt(expr, 'paramid') - 1] ?? true};
      case 'CONST':
        return wordAt(expr, 'constisnull') === 'true'
          ? {nullable: true, values: []}
          : {nullable: false, values: textOf(expr)};
      case 'RELABELTYPE':
      case 'COLLATEEXPR':
        return under();
      case 'COERCEVIAIO':
        return {nullable: under().nullable};
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
      case 'NEXTVALUEEXPR':
      case 'JSONCONSTRUCTOREXPR':
        return SURE;
      case 'BOOLEXPR':
        return this.logical(expr, queries);
      case 'SCALARARRAYOPEXPR':
        return whenAll(all());
      case 'OPEXPR':
        return LOOKUP.test(this.functionName(expr, 'opfuncid')) ? NOTHING : whenAll(all());
      case 'FUNCEXPR':
        return TOTAL.has(this.functionName(expr, 'funcid')) ? this.call(expr, whenAll(all())) : NOTHING;
      case 'COALESCEEXPR': {
        const args = all();
        return {...either(args), nullable: args.every(({nullable}) => nullable)};
      }
      case 'COALESCE':
      case 'MINMAXEXPR':
        return {nullable: all().every(({nullable}) => nullable)};
      case 'CASEEXPR':
      case 'CASE':
        return this.choice(expr, queries);
      case 'AGGREF':
        return this.aggregate(expr, queries);
      case 'WINDOWFUNC':
        return this.window(expr, whenAll(all()));
      case 'SUBLINK':
        return this.subquery(expr, queries);
      default:
        return NOTHING;
    }
  }

  /** `x IS NULL OR x > 1` is never null: when the second operand is evaluated, x is not null. */
  private logical(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const args = nodesAt(expr, 'args');
    const tested = args.filter(
      arg => wordAt(expr, 'boolop') === 'or' && arg.kind === 'NULLTEST' && wordAt(arg, 'nulltesttype') === '0',
    );
    const before = this.given;
    this.given = [...before, ...tested.flatMap(arg => nodeAt(arg, 'arg') ?? [])];
    const known = args.map(arg => this.of(arg, queries));
    this.given = before;
    return {nullable: known.some(({nullable}) => nullable)};
  }

  /** Functions that build a value are never null, even with null arguments. */
  private call(expr: TreeNode, args: Knowledge): Knowledge {
    return /^jsonb?_build_|^concat/.test(this.functionName(expr, 'funcid')) ? SURE : args;
  }

  private choice(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const results = nodesAt(expr, 'args').flatMap(when => nodeAt(when, 'result') ?? []);
    const otherwise = nodeAt(expr, 'defresult');
    const known = [...results, ...(otherwise ? [otherwise] : [])].map(result => this.of(result, queries));
    return either(otherwise ? known : [...known, {nullable: true, values: []}]);
  }

  private aggregate(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const name = this.functionName(expr, 'aggfnoid');
    if (name === 'count') return SURE;
    const [query] = queries;
    const hasRows = query && !isEmpty(query, 'groupClause') && isEmpty(expr, 'aggfilter');
    const args = nodesAt(expr, 'args').flatMap(entry => nodeAt(entry, 'expr') ?? []);
    const given = args.every(arg => !this.of(arg, queries).nullable);
    return {nullable: !(hasRows && OF_A_GROUP.has(name) && (given || name.endsWith('_agg')))};
  }

  /** A window has at least the current row. */
  private window(expr: TreeNode, args: Knowledge): Knowledge {
    const name = this.functionName(expr, 'winfnoid');
    return TOTAL.has(name) || (OF_A_GROUP.has(name) && isEmpty(expr, 'aggfilter')) ? args : NOTHING;
  }

  private subquery(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const type = numberAt(expr, 'subLinkType');
    const query = nodeAt(expr, 'subselect');
    if (type === SUBLINK.EXISTS || type === SUBLINK.ARRAY) return SURE;
    if (type === SUBLINK.ANY || type === SUBLINK.ALL) return this.of(nodeAt(expr, 'testexpr') ?? expr, queries);
    if (type !== SUBLINK.EXPRESSION || !query) return NOTHING;
    const answersOneRow =
      wordAt(query, 'hasAggs') === 'true' && isEmpty(query, 'groupClause') && isEmpty(query, 'havingQual');
    const value = this.output(query, 0, queries);
    return {...value, nullable: value.nullable || !answersOneRow};
  }

  private variable(expr: TreeNode, queries: TreeNode[]): Knowledge {
    const level = numberAt(expr, 'varlevelsup');
    const [query, ...outer] = queries.slice(level);
    const entry = query && nodesAt(query, 'rtable')[numberAt(expr, 'varno') - 1];
    if (!query || !entry) return NOTHING;
    const index = numberAt(expr, 'varattno') - 1;
    const value = this.tableColumn(entry, index, query, outer);
    if (isRuledOut(query, expr) || this.given.some(given => isSame(given, expr))) return {...value, nullable: false};
    if (this.isAssigned(query, expr, queries)) return {...value, nullable: false};
    const missing = expr.fields.get('varnullingrels');
    return Array.isArray(missing) && missing.length > 1 ? {...value, nullable: true} : value;
  }

  /** Whether the statement assigns a value to the column that is not null. */
  private isAssigned(query: TreeNode, variable: TreeNode, queries: TreeNode[]): boolean {
    const command = numberAt(query, 'commandType');
    if ((command !== COMMAND.UPDATE && command !== COMMAND.INSERT) || nodeAt(query, 'onConflict')) return false;
    if (wordAt(query, 'resultRelation') !== wordAt(variable, 'varno')) return false;
    const entry = nodesAt(query, 'targetList').find(one => wordAt(one, 'resno') === wordAt(variable, 'varattno'));
    const value = entry && nodeAt(entry, 'expr');
    if (!value || this.assigning) return false;
    this.assigning = true;
    const {nullable} = this.of(value, queries);
    this.assigning = false;
    return !nullable;
  }

  private tableColumn(entry: TreeNode, index: number, query: TreeNode, outer: TreeNode[]): Knowledge {
    const inside = nodeAt(entry, 'subquery');
    const through = (field: string) => {
      const found = nodesAt(entry, field)[index];
      return found ? this.of(found, [query, ...outer]) : NOTHING;
    };
    switch (numberAt(entry, 'rtekind')) {
      case TABLE.RELATION:
        return this.stored(`${wordAt(entry, 'relid')}.${index + 1}`);
      case TABLE.SUBQUERY:
        return inside ? this.output(inside, index, [query, ...outer]) : NOTHING;
      case TABLE.FUNCTION: {
        // Elements of a parameter list are not null, unless its type includes null.
        const made = nodesAt(entry, 'functions')[index];
        const call = made && nodeAt(made, 'funcexpr');
        const [list] = call && this.functionName(call, 'funcid') === 'unnest' ? nodesAt(call, 'args') : [];
        return list?.kind === 'PARAM' ? {nullable: this.of(list, [query, ...outer]).nullable} : NOTHING;
      }
      case TABLE.JOIN:
        return through('joinaliasvars');
      case TABLE.GROUP:
        return through('groupexprs');
      case TABLE.VALUES: {
        const rows = entry.fields.get('values_lists');
        const cells = Array.isArray(rows) ? rows.flatMap(row => (Array.isArray(row) ? (row[index] ?? []) : [])) : [];
        return either(cells.filter(isNode).map(cell => this.of(cell, [query, ...outer])));
      }
      case TABLE.CTE: {
        const around = [query, ...outer].slice(numberAt(entry, 'ctelevelsup'));
        const cte =
          around[0] && nodesAt(around[0], 'cteList').find(one => wordAt(one, 'ctename') === wordAt(entry, 'ctename'));
        const body = cte && nodeAt(cte, 'ctequery');
        return body ? this.output(body, index, around) : NOTHING;
      }
      default:
        return NOTHING;
    }
  }

  private stored(key: string): Knowledge {
    const column: Column | undefined = this.catalog.columns.get(key);
    return column ? {nullable: !column.notNull, values: column.values, column: column.name} : SURE;
  }

  private functionName(expr: TreeNode, field: string): string {
    return this.catalog.functions.get(numberAt(expr, field)) ?? '';
  }
}

function outputs(query: TreeNode): TreeNode[] {
  const list = numberAt(query, 'commandType') === COMMAND.SELECT ? 'targetList' : 'returningList';
  return nodesAt(query, list).filter(entry => wordAt(entry, 'resjunk') !== 'true');
}

function either(all: Knowledge[]): Knowledge {
  const values = all.every(one => one.values) ? [...new Set(all.flatMap(one => one.values ?? []))] : undefined;
  const [first] = all;
  return {
    nullable: all.length === 0 || all.some(({nullable}) => nullable),
    values: values?.length ? values : undefined,
    column: all.every(({column}) => column === first?.column) ? first?.column : undefined,
  };
}

/** The text of a constant, decoded from the bytes after its length. */
function textOf(constant: TreeNode): string[] | undefined {
  const value = constant.fields.get('constvalue');
  if (wordAt(constant, 'consttype') !== '25' || !Array.isArray(value)) return undefined;
  const bytes = value.slice(2, -1).map(Number);
  return [Buffer.from(bytes.slice(4).map(byte => byte & 0xff)).toString()];
}

const unescaped = (name: string) => name.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
