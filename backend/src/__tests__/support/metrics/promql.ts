/** A selector of an expression: a metric's name and the conditions on its labels. */
export interface Selector {
  metric: string;
  matchers: {label: string; operator: '=' | '!=' | '=~' | '!~'; value: string}[];
}

const WORDS = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'and',
  'or',
  'unless',
  'offset',
  'bool',
]);

/** The selectors of a PromQL expression and the labels that it groups by, to check that these metrics and labels exist. */
export function readExpression(expression: string): {selectors: Selector[]; groups: string[]} {
  const groups: string[] = [];
  const rest = expression
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\boffset\s+\d+[smhdwy]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, list: string) => {
      groups.push(...list.split(',').map(name => name.trim()));
      return ' ';
    });
  const found = rest.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\{(?:[^}"]|"[^"]*")*\}|\()?/g);
  const selectors = [...found]
    .filter(([, name = '', after]) => after !== '(' && !WORDS.has(name))
    .map(([, metric = '', braces = '']) => ({metric, matchers: readMatchers(braces)}));
  return {selectors, groups};
}

const readMatchers = (braces: string): Selector['matchers'] =>
  [...braces.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label = '', operator, value = '']) => ({
    label,
    operator: operator as '=',
    value,
  }));
