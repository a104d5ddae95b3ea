import type {NfceQrCode} from '@clube/domain';
import {notaFromCodes, type CodeText} from './nota-from-codes.ts';

/** Our own readers, for browsers without a detector, or if it finds nothing. */
export interface Readers {
  bars: (image: ImageBitmap) => Promise<CodeText[]>;
  zxing: (image: ImageBitmap) => Promise<CodeText[]>;
}

/** The part of the browser's BarcodeDetector API that is used; not every browser has it. */
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

// The second reader is large, and not loaded if there is a detector, or if the barcode was read.
const OURS: Readers = {
  bars: image => withPixels(image, async pixels => (await import('./read-bars')).readBarsOf(pixels)),
  zxing: image => withPixels(image, async pixels => (await import('./read-zxing')).readWithZxing(pixels)),
};

/**
 * The receipt identified by the codes of a picture: by the browser's detector if there is one, then by our barcode
 * reader, which finds more barcodes; if there is no detector or it fails, finally by a general reader.
 */
export async function notaInPixels(image: ImageBitmap, ours: Readers = OURS): Promise<NfceQrCode | undefined> {
  const detected = await detect(image).catch(() => undefined);
  const nota = notaFromCodes(detected ?? []);
  // If two receipts were found, no further reader is tried.
  if (nota || detected?.some(code => notaFromCodes([code]))) return nota;
  const bars = await ours.bars(image).catch(() => []);
  if (bars.length > 0 || detected) return notaFromCodes(bars);
  return notaFromCodes(await ours.zxing(image));
}
