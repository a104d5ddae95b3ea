/** A node of a statement parsed by PostgreSQL (`pg_proc.prosqlbody`), with its name and fields. */
export interface TreeNode {
  kind: string;
  fields: Map<string, Tree>;
}
export type Tree = TreeNode | Tree[] | string;

/** Parses PostgreSQL's text of a tree: nodes `{NAME :field value …}`, lists in parentheses, and words. */
export function readTree(text: string): Tree {
  const tokens = text.match(/[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+/g) ?? [];
  let at = 0;
  const value = (): Tree => {
    const token = tokens[at++] ?? '';
    if (token === '(') return list();
    return token === '{' ? node() : token;
  };
  const list = (): Tree[] => {
    const items: Tree[] = [];
    while (tokens[at] !== ')') items.push(value());
    at++;
    return items;
  };
  const node = (): TreeNode => {
    const kind = tokens[at++] ?? '';
    const fields = new Map<string, Tree>();
    while (tokens[at] !== '}') {
      const key = tokens[at++] ?? '';
      const first = value();
      // A constant's bytes follow their length: `:constvalue 5 [ 20 0 0 0 97 ]`.
      const rest: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) rest.push(value());
      fields.set(key.slice(1), rest.length > 0 ? [first, ...rest] : first);
    }
    at++;
    return {kind, fields};
  };
  return value();
}

export const isNode = (tree: Tree | undefined): tree is TreeNode => typeof tree === 'object' && !Array.isArray(tree);
export const nodeAt = (node: TreeNode, field: string): TreeNode | undefined => {
  const found = node.fields.get(field);
  return isNode(found) ? found : undefined;
};
export const nodesAt = (node: TreeNode, field: string): TreeNode[] => {
  const found = node.fields.get(field);
  return Array.isArray(found) ? found.filter(isNode) : [];
};
export const wordAt = (node: TreeNode, field: string): string => {
  const found = node.fields.get(field);
  return typeof found === 'string' ? found : '';
};
export const numberAt = (node: TreeNode, field: string): number => Number(wordAt(node, field));
export const isEmpty = (node: TreeNode, field: string): boolean => {
  const found = node.fields.get(field);
  return found === undefined || found === '<>' || (Array.isArray(found) && found.length === 0);
};
