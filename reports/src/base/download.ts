/** Hands a text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the contents by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url));
}
