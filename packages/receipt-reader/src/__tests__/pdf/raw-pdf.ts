/** A page written by hand: its drawing orders and what they name. */
export interface PaginaCrua {
  /** One letter a byte. */
  conteudo: string;
  /** Width and height in points; A4 unless told. */
  tamanho?: readonly [number, number];
  giro?: 0 | 90 | 180 | 270;
  /** Added to the page's dictionary. */
  dicionario?: string;
  /** Added to the page's resources. */
  recursos?: string;
}

const A4 = [595, 842] as const;
const FONTE = 3;
const PRIMEIRO_LIVRE = 10;

const fluxo = (dicionario: string, conteudo: string) =>
  `<< ${dicionario} /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`;

/** A stream of its own for `objetos`. */
export const objetoFluxo = (dicionario: string, conteudo: string): string => fluxo(dicionario, conteudo);

/** A file with a right table of its objects' places. `final` goes into the trailer. */
export function arquivoPdf(objetos: ReadonlyMap<number, string>, final = ''): Buffer {
  let texto = '%PDF-1.7\n';
  const lugares = new Map<number, number>();
  for (const [numero, corpo] of objetos) {
    lugares.set(numero, texto.length);
    texto += `${numero} 0 obj\n${corpo}\nendobj\n`;
  }
  const inicio = texto.length;
  const quantos = Math.max(...objetos.keys()) + 1;
  const linha = (numero: number) => {
    const lugar = lugares.get(numero);
    return lugar === undefined ? '0000000000 65535 f \n' : `${String(lugar).padStart(10, '0')} 00000 n \n`;
  };
  texto += `xref\n0 ${quantos}\n${Array.from({length: quantos}, (_, i) => linha(i)).join('')}`;
  texto += `trailer\n<< /Size ${quantos} /Root 1 0 R ${final} >>\nstartxref\n${inicio}\n%%EOF\n`;
  return Buffer.from(texto, 'latin1');
}

/**
 * A PDF of pages written by hand. Helvetica is /F1; `extras` are further objects, numbered from 100 so that pages can
 * name them. Every letter is one byte in the Windows encoding.
 */
export function pdfCru(
  paginas: readonly PaginaCrua[],
  extras: Readonly<Record<number, string>> = {},
  final = '',
): Buffer {
  const objetos = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [FONTE, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  const filhos = paginas.map((pagina, i) => {
    const numero = PRIMEIRO_LIVRE + i * 2 + (i >= 40 ? 1000 : 0);
    const [largura, altura] = pagina.tamanho ?? A4;
    const recursos = `/Font << /F1 ${FONTE} 0 R >> ${pagina.recursos ?? ''}`;
    objetos.set(
      numero,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${largura} ${altura}] /Rotate ${pagina.giro ?? 0} ` +
        `/Resources << ${recursos} >> /Contents ${numero + 1} 0 R ${pagina.dicionario ?? ''} >>`,
    );
    objetos.set(numero + 1, fluxo('', pagina.conteudo));
    return `${numero} 0 R`;
  });
  objetos.set(2, `<< /Type /Pages /Count ${filhos.length} /Kids [${filhos.join(' ')}] >>`);
  for (const [numero, corpo] of Object.entries(extras)) objetos.set(Number(numero), corpo);
  return arquivoPdf(objetos, final);
}

/** Orders that write a text at a place, in points from the lower left. */
export const escrever = (texto: string, x: number, y: number, corpo = 10): string =>
  `BT /F1 ${corpo} Tf ${x} ${y} Td (${texto}) Tj ET\n`;
