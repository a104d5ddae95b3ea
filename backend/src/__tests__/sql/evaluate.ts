import ts from 'typescript';
import {snake} from '../../kernel/entities/field';
import type {Variant} from './render';

interface Found {
  expression: ts.Expression;
  scope: Scope;
}
type Scope = ReadonlyMap<ts.Symbol, Found>;

/** Maximum number of variants of a statement that are checked. */
const MAX_VARIANTS = 32;
const EMPTY: Scope = new Map();

/** A part of a statement is known only at run time. */
export class Unseen extends Error {
  constructor(readonly node: ts.Node) {
    super(`can't be read from the source: ${node.getText().slice(0, 80)}`);
  }
}

/** Evaluates statements from their source, through constants, conditions and functions with one expression. */
export class Evaluator {
  readonly seen = new Set<ts.TaggedTemplateExpression>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** All variants of a statement. @throws Unseen */
  statement(expression: ts.Expression, scope = EMPTY): Variant[] {
    const node = bare(expression);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') return this.tagged(node, scope);
    if (ts.isConditionalExpression(node)) {
      return [...this.statement(node.whenTrue, scope), ...this.statement(node.whenFalse, scope)];
    }
    if (ts.isCallExpression(node)) return this.call(node, scope);
    return this.followed(node, scope, (found, inner) => this.statement(found, inner));
  }

  isSql(expression: ts.Expression): boolean {
    return named(this.checker.getTypeAtLocation(expression), 'Sql');
  }

  private tagged(node: ts.TaggedTemplateExpression, scope: Scope): Variant[] {
    this.seen.add(node);
    if (ts.isNoSubstitutionTemplateLiteral(node.template)) return [[node.template.text]];
    const {head, templateSpans} = node.template;
    return templateSpans.reduce<Variant[]>(
      (before, {expression, literal}) =>
        product(
          before,
          this.part(expression, scope).map(part => [...part, literal.text]),
        ),
      [[head.text]],
    );
  }

  private part(expression: ts.Expression, scope: Scope): Variant[] {
    if (this.isSql(expression)) return this.statement(expression, scope);
    if (!named(this.checker.getTypeAtLocation(expression), 'Bound')) return [[{value: expression}]];
    const once = this.end(bare(expression), scope);
    return [[{value: expression, once}]];
  }

  /** The declaration of a value, by which several uses of it become one parameter. */
  private end(node: ts.Expression, scope: Scope): ts.Node {
    if (ts.isCallExpression(node)) return node;
    try {
      return this.followed(node, scope, (found, inner) => [this.end(found, inner)])[0] ?? node;
    } catch (error) {
      if (error instanceof Unseen) return this.checker.getSymbolAtLocation(node)?.valueDeclaration ?? node;
      throw error;
    }
  }

  private call(node: ts.CallExpression, scope: Scope): Variant[] {
    const [first, second] = node.arguments;
    const callee = node.expression.getText();
    if (callee === 'sql.raw' && first) return this.texts(first, scope).map(text => [text]);
    if (callee === 'sql.identifier' && first) return this.texts(first, scope).map(text => [`"${text}"`]);
    if (callee === 'sql.join' && first && second) {
      const [separator = ''] = this.texts(second, scope);
      return this.items(first, scope).reduce<Variant[]>(
        (before, item, i) => {
          const next = this.statement(item.expression, item.scope);
          return i === 0
            ? next
            : product(
                before,
                next.map(variant => [separator, ...variant]),
              );
        },
        [[]],
      );
    }
    const {body, inner} = this.entered(node, scope);
    return this.statement(body, inner);
  }

  /** All possible values of a string expression. @throws Unseen */
  texts(expression: ts.Expression, scope = EMPTY): string[] {
    const node = bare(expression);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<string[]>(
        (before, span) =>
          limited(
            before.flatMap(text => this.texts(span.expression, scope).map(more => text + more + span.literal.text)),
          ),
        [node.head.text],
      );
    }
    if (ts.isConditionalExpression(node))
      return [...this.texts(node.whenTrue, scope), ...this.texts(node.whenFalse, scope)];
    if (ts.isCallExpression(node)) return this.calledText(node, scope);
    try {
      return this.followed(node, scope, (found, inner) => this.texts(found, inner));
    } catch (error) {
      const literals = this.literals(node);
      if (!literals) throw error;
      return literals;
    }
  }

  private calledText(node: ts.CallExpression, scope: Scope): string[] {
    const {
      expression: callee,
      arguments: [first],
    } = node;
    if (callee.getText() === 'String' && first) return this.texts(first, scope);
    // The only function that statements call with names.
    if (callee.getText() === 'snake' && first) return this.texts(first, scope).map(snake);
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'join') {
      const [separator = ','] = first ? this.texts(first, scope) : [];
      const all = this.items(callee.expression, scope).map(item => this.texts(item.expression, item.scope));
      return [all.map(([text = '']) => text).join(separator)];
    }
    const {body, inner} = this.entered(node, scope);
    return this.texts(body, inner);
  }

  /** The elements of a literal list, or of one made from it by `map`. */
  private items(expression: ts.Expression, scope: Scope): Found[] {
    const node = bare(expression);
    const listed = this.tuple(node);
    if (listed) return listed.map(text => ({expression: ts.factory.createStringLiteral(text), scope}));
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.flatMap(element =>
        ts.isSpreadElement(element) ? this.items(element.expression, scope) : [{expression: element, scope}],
      );
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'map'
    ) {
      const [each] = node.arguments;
      if (!each || !ts.isArrowFunction(each) || ts.isBlock(each.body)) throw new Unseen(node);
      const {body} = each;
      return this.items(node.expression.expression, scope).map(item => ({
        expression: body,
        scope: this.bind(each.parameters, [item], scope),
      }));
    }
    return this.followed(node, scope, (found, inner) => this.items(found, inner));
  }

  /** The elements of a list whose type is a tuple of literals. */
  private tuple(node: ts.Expression): string[] | undefined {
    const type = this.checker.getTypeAtLocation(node);
    if (!this.checker.isTupleType(type)) return undefined;
    const elements = this.checker.getTypeArguments(type as ts.TypeReference);
    const texts = elements.flatMap(element => (element.isStringLiteral() ? [element.value] : []));
    return texts.length === elements.length ? texts : undefined;
  }

  private entered(node: ts.CallExpression, scope: Scope): {body: ts.Expression; inner: Scope} {
    const made = this.checker.getResolvedSignature(node)?.declaration;
    const body = made && 'body' in made ? made.body : undefined;
    const returned = body && (ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body);
    if (!made || !returned || ts.isJSDocSignature(made) || !ts.isExpression(returned)) throw new Unseen(node);
    const given = node.arguments.map(expression => ({expression, scope}));
    return {body: returned, inner: this.bind(made.parameters, given, scope)};
  }

  private bind(parameters: ts.NodeArray<ts.ParameterDeclaration>, given: Found[], scope: Scope): Scope {
    const inner = new Map(scope);
    parameters.forEach(({name, initializer}, i) => {
      const value = given[i] ?? (initializer && {expression: initializer, scope});
      if (!value) return;
      const symbol = this.checker.getSymbolAtLocation(name);
      if (symbol) inner.set(symbol, value);
      if (ts.isObjectBindingPattern(name)) for (const element of name.elements) this.bindElement(element, value, inner);
    });
    return inner;
  }

  private bindElement(element: ts.BindingElement, {expression, scope}: Found, inner: Map<ts.Symbol, Found>): void {
    const symbol = this.checker.getSymbolAtLocation(element.name);
    try {
      const [found] = this.property(expression, scope, (element.propertyName ?? element.name).getText());
      if (symbol && found) inner.set(symbol, found);
    } catch (error) {
      if (!(error instanceof Unseen)) throw error;
    }
  }

  private followed<T>(node: ts.Expression, scope: Scope, then: (found: ts.Expression, scope: Scope) => T[]): T[] {
    if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) {
      const keys = ts.isPropertyAccessExpression(node) ? [node.name.text] : this.literals(node.argumentExpression);
      return this.entries(node.expression, scope)
        .filter(([key]) => !keys || keys.includes(key))
        .flatMap(([, found]) => then(found.expression, found.scope));
    }
    if (!ts.isIdentifier(node)) throw new Unseen(node);
    let symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol);
    const bound = symbol && scope.get(symbol);
    if (bound) return then(bound.expression, bound.scope);
    const declared = symbol?.valueDeclaration;
    if (declared && ts.isBindingElement(declared)) return this.destructured(declared, scope, then);
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) throw new Unseen(node);
    if (!(ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const)) throw new Unseen(node);
    return then(declared.initializer, scope);
  }

  private destructured<T>(
    element: ts.BindingElement,
    scope: Scope,
    then: (found: ts.Expression, scope: Scope) => T[],
  ): T[] {
    const declared = element.parent.parent;
    if (!ts.isVariableDeclaration(declared) || !declared.initializer) throw new Unseen(element);
    const key = (element.propertyName ?? element.name).getText();
    return this.property(declared.initializer, scope, key).flatMap(found => then(found.expression, found.scope));
  }

  private property(object: ts.Expression, scope: Scope, key: string): Found[] {
    return this.entries(object, scope).flatMap(([name, found]) => (name === key ? [found] : []));
  }

  private entries(object: ts.Expression, scope: Scope): [string, Found][] {
    const node = bare(object);
    if (ts.isCallExpression(node)) {
      const {body, inner} = this.entered(node, scope);
      return this.entries(body, inner);
    }
    if (!ts.isObjectLiteralExpression(node))
      return this.followed(node, scope, (found, inner) => this.entries(found, inner));
    return node.properties.flatMap((property): [string, Found][] => {
      if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, {expression: property.name, scope}]];
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return [];
      return [[property.name.text, {expression: property.initializer, scope}]];
    });
  }

  /** The texts of an expression whose type is a union of literals. */
  private literals(expression: ts.Expression): string[] | undefined {
    const type = this.checker.getTypeAtLocation(expression);
    const members = type.isUnion() ? type.types : [type];
    return members.every(member => member.isStringLiteral() || member.isNumberLiteral())
      ? members.map(member => String(member.value))
      : undefined;
  }
}

function named(type: ts.Type, name: string): boolean {
  if (type.isUnion()) return type.types.some(member => named(member, name));
  return type.getSymbol()?.name === name;
}

function bare(node: ts.Expression): ts.Expression {
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    node = node.expression;
  }
  return node;
}

const limited = <T>(all: T[]): T[] => all.slice(0, MAX_VARIANTS);
const product = (before: Variant[], after: Variant[]): Variant[] =>
  limited(before.flatMap(left => after.map(right => [...left, ...right])));
