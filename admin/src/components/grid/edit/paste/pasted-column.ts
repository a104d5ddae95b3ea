/** The lines of a copied spreadsheet column, whose last line ends with a line break too. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map(line => line.trim());
}

/** Whether the copied text has several columns. */
export const hasSeveralColumns = (values: readonly string[]): boolean => values.some(value => value.includes('\t'));
