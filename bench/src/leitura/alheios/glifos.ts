import {measureText, type FontName, type Mark, type Sheet} from '@clube/seeds/desenho';

const TIPO: Readonly<Record<string, string>> = {
  mono: 'Courier',
  'mono-bold': 'Courier-Bold',
  serif: 'Times-Roman',
  'serif-bold': 'Times-Bold',
};
const tipoDe = (font: FontName) => TIPO[font] ?? (font.endsWith('bold') ? 'Helvetica-Bold' : 'Helvetica');

const n = (valor: number) => valor.toFixed(2);
const octal = (letra: string) => {
  const codigo = letra.charCodeAt(0);
  if (codigo > 255) throw new RangeError(`not in the Latin alphabet: ${letra}`);
  return `\\${codigo.toString(8).padStart(3, '0')}`;
};

/** Every letter set on its own, as generators do that know nothing of words; blanks are gaps. */
function texto({text, x, y, font, size}: Extract<Mark, {kind: 'text'}>, altura: number, tipos: string[]): string {
  const nome = `F${tipos.indexOf(tipoDe(font))}`;
  const letras = [...text].flatMap((letra, i) => {
    const onde = x + measureText(text.slice(0, i), font, size);
    return letra === ' ' || letra === '\u00a0' ? [] : [`1 0 0 1 ${n(onde)} ${n(altura - y)} Tm (${octal(letra)}) Tj`];
  });
  return `BT /${nome} ${n(size)} Tf ${letras.join(' ')} ET`;
}

function desenhar(mark: Mark, altura: number, tipos: string[]): string {
  switch (mark.kind) {
    case 'text':
      return texto(mark, altura, tipos);
    case 'line':
      return `${n(mark.width)} w ${n(mark.x1)} ${n(altura - mark.y1)} m ${n(mark.x2)} ${n(altura - mark.y2)} l S`;
    case 'box':
      return `${n(mark.stroke)} w ${n(mark.x)} ${n(altura - mark.y - mark.height)} ${n(mark.width)} ${n(mark.height)} re S`;
    case 'blocks':
      return `${mark.blocks.map(([x, y, w, h]) => `${n(x)} ${n(altura - y - h)} ${n(w)} ${n(h)} re`).join(' ')} f`;
  }
}

const xDe = (mark: Mark) => (mark.kind === 'text' ? mark.x : -1);

/** The sheets as a PDF of the plainest operators: letter by letter, drawn column by column instead of line by line. */
export function escreverGlifos(folhas: readonly Sheet[]): Buffer {
  const marks = folhas.flatMap(folha => folha.marks);
  const tipos = [...new Set(marks.flatMap(mark => (mark.kind === 'text' ? [tipoDe(mark.font)] : [])))];
  const objetos: string[] = [];
  const novo = (corpo: string) => objetos.push(corpo);
  novo('<< /Type /Catalog /Pages 2 0 R >>');
  novo(
    `<< /Type /Pages /Kids [${folhas.map((_, i) => `${3 + tipos.length + 2 * i} 0 R`).join(' ')}] /Count ${folhas.length} >>`,
  );
  for (const tipo of tipos) novo(`<< /Type /Font /Subtype /Type1 /BaseFont /${tipo} /Encoding /WinAnsiEncoding >>`);
  const fontes = tipos.map((_, i) => `/F${i} ${3 + i} 0 R`).join(' ');
  for (const {width, height, marks: delas} of folhas) {
    const conteudo = delas
      .toSorted((a, b) => Math.round(xDe(a) / 40) - Math.round(xDe(b) / 40))
      .map(mark => desenhar(mark, height, tipos))
      .join('\n');
    const numero = objetos.length + 2;
    novo(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${n(width)} ${n(height)}] /Resources << /Font << ${fontes} >> >> /Contents ${numero} 0 R >>`,
    );
    novo(`<< /Length ${Buffer.byteLength(conteudo, 'latin1')} >>\nstream\n${conteudo}\nendstream`);
  }
  let pdf = '%PDF-1.4\n';
  const lugares = objetos.map((corpo, i) => {
    const lugar = Buffer.byteLength(pdf, 'latin1');
    pdf += `${i + 1} 0 obj\n${corpo}\nendobj\n`;
    return lugar;
  });
  const tabela = Buffer.byteLength(pdf, 'latin1');
  pdf += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.map(lugar => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')}`;
  pdf += `trailer << /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${tabela}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
