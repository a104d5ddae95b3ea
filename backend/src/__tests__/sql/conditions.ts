import {nodeAt, nodesAt, numberAt, wordAt, type TreeNode} from './node-tree';

export const COMMAND = {SELECT: 1, UPDATE: 2, INSERT: 3, DELETE: 4};

/** Whether the statement's conditions exclude rows in which the variable is null. */
export function isRuledOut(query: TreeNode, variable: TreeNode): boolean {
  const command = numberAt(query, 'commandType');
  const jointree = nodeAt(query, 'jointree');
  if (!jointree || (command !== COMMAND.SELECT && command !== COMMAND.DELETE)) return false;
  const same = (node: TreeNode | undefined) =>
    node !== undefined && isSame(node, variable) && wordAt(node, 'varlevelsup') === '0';
  const demands = (condition: TreeNode | undefined): boolean => {
    if (!condition) return false;
    const args = nodesAt(condition, 'args');
    if (condition.kind === 'BOOLEXPR') return wordAt(condition, 'boolop') === 'and' && args.some(demands);
    if (condition.kind === 'NULLTEST')
      return wordAt(condition, 'nulltesttype') === '1' && same(nodeAt(condition, 'arg'));
    // `<> ALL` of an empty list is true, even for null.
    if (condition.kind === 'SCALARARRAYOPEXPR') return wordAt(condition, 'useOr') === 'true' && same(args[0]);
    return condition.kind === 'OPEXPR' && args.some(same);
  };
  const inner = (node: TreeNode): boolean =>
    demands(nodeAt(node, 'quals')) ||
    [...nodesAt(node, 'fromlist'), nodeAt(node, 'larg'), nodeAt(node, 'rarg')].some(
      part => part !== undefined && (part.kind !== 'JOINEXPR' || wordAt(part, 'jointype') === '0') && inner(part),
    );
  return inner(jointree);
}

export function isSame(one: TreeNode, other: TreeNode): boolean {
  const fields = ['varno', 'varattno', 'varlevelsup'];
  return (
    one.kind === 'VAR' && other.kind === 'VAR' && fields.every(field => wordAt(one, field) === wordAt(other, field))
  );
}
