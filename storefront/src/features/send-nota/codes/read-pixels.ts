import type {NfceQrCode} from '@clube/domain';
import {notaFromCodes, type CodeText} from './nota-from-codes.ts';

/** The readers of our own, for where the browser's says nothing or is not there. */
export interface Readers {
  bars: (image: ImageBitmap) => Promise<CodeText[]>;
  zxing: (image: ImageBitmap) => Promise<CodeText[]>;
}

/** The part of the browser's own detector that is used here; not every browser has it. */
interface CodeDetector {
  detect(image: ImageBitmap): Promise<{format: string; rawValue: unknown}[]>;
}
interface DetectorConstructor {
  new (options: {formats: string[]}): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ['qr_code', 'code_128'];

async function detect(image: ImageBitmap): Promise<CodeText[] | undefined> {
  const DetectorClass = (globalThis as {BarcodeDetector?: DetectorConstructor}).BarcodeDetector;
  if (!DetectorClass) return undefined;
  const supported = await DetectorClass.getSupportedFormats();
  if (!FORMATS.every(format => supported.includes(format))) return undefined;
  const detections = await new DetectorClass({formats: FORMATS}).detect(image);
  return detections.flatMap(({format, rawValue}) =>
    typeof rawValue === 'string' && FORMATS.includes(format) ? [{qr: format === 'qr_code', text: rawValue}] : [],
  );
}

async function withPixels(image: ImageBitmap, read: (pixels: ImageData) => Promise<CodeText[]>) {
  const {pixelsOf} = await import('./pixels');
  const pixels = pixelsOf(image);
  return pixels ? read(pixels) : [];
}

// The second is large: whoever has a detector, or whose bars were read, never loads it.
const OURS: Readers = {
  bars: image => withPixels(image, async pixels => (await import('./read-bars')).readBarsOf(pixels)),
  zxing: image => withPixels(image, async pixels => (await import('./read-zxing')).readWithZxing(pixels)),
};

/**
 * The receipt that the codes of a picture speak of: by the browser's own detector where it has one, then by our reader of
 * bars, which finds more of them; where the browser has none, or it fails, by a general reader at last.
 */
export async function notaInPixels(image: ImageBitmap, ours: Readers = OURS): Promise<NfceQrCode | undefined> {
  const detected = await detect(image).catch(() => undefined);
  const nota = notaFromCodes(detected ?? []);
  // Two receipts in one picture are no reason to look for a third.
  if (nota || detected?.some(code => notaFromCodes([code]))) return nota;
  const bars = await ours.bars(image).catch(() => []);
  if (bars.length > 0 || detected) return notaFromCodes(bars);
  return notaFromCodes(await ours.zxing(image));
}
