/** The text of a code, and whether it is a QR code (which corrects its own errors) or bars. */
export interface TextoDeCodigo {
  qr: boolean;
  texto: string;
}

/** The part of the browser's own detector that is used here; not every browser has it. */
interface DetectorDeCodigos {
  detect(imagem: ImageBitmap): Promise<{format: string; rawValue: string}[]>;
}
interface ClasseDetector {
  new (opcoes: {formats: string[]}): DetectorDeCodigos;
  getSupportedFormats(): Promise<string[]>;
}

async function detectorDoNavegador(): Promise<DetectorDeCodigos | undefined> {
  const Classe = (globalThis as {BarcodeDetector?: ClasseDetector}).BarcodeDetector;
  const formatos = (await Classe?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Classe || !formatos.includes('qr_code')) return undefined;
  return new Classe({formats: ['qr_code', 'code_128'].filter(formato => formatos.includes(formato))});
}

/** Reads in a thread of its own, with a reader that is loaded only now. The thread ends with the reading. */
function lerEmOutraLinha(imagem: ImageBitmap, signal: AbortSignal): Promise<TextoDeCodigo[]> {
  return new Promise(resolve => {
    const linha = new Worker(new URL('./leitor.worker.ts', import.meta.url), {type: 'module'});
    const terminar = (lidos: TextoDeCodigo[]): void => {
      linha.terminate();
      resolve(lidos);
    };
    linha.onmessage = ({data}: MessageEvent<TextoDeCodigo[]>) => terminar(data);
    linha.onerror = () => terminar([]);
    signal.addEventListener('abort', () => terminar([]), {once: true});
    linha.postMessage(imagem, [imagem]);
  });
}

/** The codes in a picture: by the browser itself where it can, else by our own reader. */
export async function lerPixels(imagem: ImageBitmap, signal: AbortSignal): Promise<TextoDeCodigo[]> {
  const detector = await detectorDoNavegador();
  if (!detector) return lerEmOutraLinha(imagem, signal);
  const achados = await detector.detect(imagem);
  imagem.close();
  return achados.map(({format, rawValue}) => ({qr: format === 'qr_code', texto: rawValue}));
}
