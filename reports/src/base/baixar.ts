/** Hands a text to the browser as a file to keep. */
export function baixarTexto(nome: string, texto: string): void {
  const endereco = URL.createObjectURL(new Blob([texto], {type: 'text/csv;charset=utf-8'}));
  const elo = document.createElement('a');
  elo.href = endereco;
  elo.download = nome;
  elo.click();
  // The browser has taken the contents by the end of this task.
  setTimeout(() => URL.revokeObjectURL(endereco));
}
