/** The text of a code, and whether it is a QR code (which corrects its own errors) or bars. */
export interface TextoDeCodigo {
  qr: boolean;
  texto: string;
}

export type LerImagem = (imagem: ImageBitmap) => Promise<TextoDeCodigo[]>;

/** The part of the browser's own detector that is used here; not every browser has it. */
interface DetectorDeCodigos {
  detect(imagem: ImageBitmap): Promise<{format: string; rawValue: unknown}[]>;
}
interface ClasseDetector {
  new (opcoes: {formats: string[]}): DetectorDeCodigos;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATOS = ['qr_code', 'code_128'];

async function detectar(imagem: ImageBitmap): Promise<TextoDeCodigo[] | undefined> {
  const Classe = (globalThis as {BarcodeDetector?: ClasseDetector}).BarcodeDetector;
  if (!Classe) return undefined;
  const conhecidos = await Classe.getSupportedFormats();
  if (!FORMATOS.every(formato => conhecidos.includes(formato))) return undefined;
  const achados = await new Classe({formats: FORMATOS}).detect(imagem);
  return achados.flatMap(({format, rawValue}) =>
    typeof rawValue === 'string' && FORMATOS.includes(format) ? [{qr: format === 'qr_code', texto: rawValue}] : [],
  );
}

/** Our own reader is large: whoever has a detector never loads it. */
const lerComZxing: LerImagem = async imagem => (await import('./ler-zxing')).lerComZxing(imagem);

/** The codes in a picture: by the browser itself where it can, else, also when it fails, by our own reader. */
export async function lerPixels(imagem: ImageBitmap, lerNos: LerImagem = lerComZxing): Promise<TextoDeCodigo[]> {
  return (await detectar(imagem).catch(() => undefined)) ?? lerNos(imagem);
}
