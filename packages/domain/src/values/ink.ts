/** The colours of PDFs and pictures: those of the light theme. */
export const INK = {
  tinta: '#14213d',
  anil: '#1f4fd8',
  anilForte: '#173fb0',
  zarcao: '#c7401c',
  ocre: '#f5b82e',
  folha: '#17704e',
  lilas: '#6a3fa0',
  cal: '#fbf7f0',
  white: '#ffffff',
  grey: '#5b6475',
  line: '#d9cfbf',
} as const;
