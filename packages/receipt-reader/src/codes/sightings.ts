import {barsServe, keyOfCode, isHalfKey, joinHalves, type SeenCode} from './content';
import {placeOf, type PixelCorners, type PageLocation} from './places';

interface SightedCode {
  format: SeenCode['format'];
  text: string;
  cantos: PixelCorners;
  times: number;
}

/** The codes found on a page so far, each once, with the number of its decodings. */
export class Sightings {
  private readonly seen = new Map<string, Required<SeenCode>>();

  constructor(private readonly location: PageLocation) {}

  /** Adds a sighting; texts without a key are ignored. */
  note({format, text, cantos: corners, times}: SightedCode): void {
    if (format === 'codigo_barras' ? !barsServe(text) : !keyOfCode({format, text})) return;
    const id = `${format}:${text}`;
    const seen = this.seen.get(id);
    if (seen) seen.times += times;
    else this.seen.set(id, {format, text, times, place: placeOf(corners, this.location)});
  }

  get hasKey(): boolean {
    return this.codes().length > 0;
  }

  /** Whether a key is certain: from a QR code, or decoded more than once. */
  get certain(): boolean {
    return this.codes().some(({format, times = 1}) => format === 'qrcode' || times > 1);
  }

  codes(): SeenCode[] {
    const all = [...this.seen.values()];
    const halves = all.filter(({format, text}) => format === 'codigo_barras' && isHalfKey(text));
    return [...all.filter(code => keyOfCode(code)), ...joinHalves(halves)];
  }
}
