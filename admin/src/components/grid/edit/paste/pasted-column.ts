/** The lines of a copied text, as a spreadsheet writes a column: the last one ends too. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map(line => line.trim());
}

/** Whether it is more than one column. */
export const hasSeveralColumns = (values: readonly string[]): boolean => values.some(value => value.includes('\t'));
