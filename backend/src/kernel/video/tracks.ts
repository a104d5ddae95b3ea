import {UncleanVideo, type ByteRange} from './overwrite';
import type {Box, Boxes} from './boxes';
import {samplesOf, type SampleTables} from './samples';
import type {ReadBytes} from './window';

/** Kinds of tracks that are seen and heard. All others (measurements, captions, time codes) may tell where it was filmed. */
const PLAYED = new Set(['vide', 'soun']);
/** Into how many pieces what is filmed may be cut, where other things were recorded along. */
const MOST_FILMS = 50;

const first = async (boxes: AsyncIterable<Box>, ...types: readonly string[]): Promise<Box | undefined> => {
  for await (const box of boxes) if (types.includes(box.type)) return box;
  return undefined;
};

/** A track of a film. */
export class Track {
  constructor(
    private readonly boxes: Boxes,
    private readonly read: ReadBytes,
    readonly box: Box,
  ) {}

  private inside = (box: Box | undefined, ...types: readonly string[]) =>
    box ? first(this.boxes.within(box.content, box.end), ...types) : Promise.resolve(undefined);

  /** Whether it is seen or heard. What says of itself nothing that can be understood is neither. */
  async isPlayed(): Promise<boolean> {
    const handler = await this.inside(await this.inside(this.box, 'mdia'), 'hdlr');
    return (
      handler !== undefined &&
      PLAYED.has((await this.read(handler.content + 8, handler.content + 12)).toString('latin1'))
    );
  }

  /** @throws UncleanVideo where nobody can tell */
  private async tables(): Promise<SampleTables> {
    const stbl = await this.inside(await this.inside(await this.inside(this.box, 'mdia'), 'minf'), 'stbl');
    const [sizes, runs, places] = [
      await this.inside(stbl, 'stsz', 'stz2'),
      await this.inside(stbl, 'stsc'),
      await this.inside(stbl, 'stco', 'co64'),
    ];
    if (!sizes || !runs || !places) throw new UncleanVideo('a track without tables');
    return {sizes, runs, places};
  }

  /**
   * Where in `films`, the boxes that hold what was filmed, its samples lie.
   * @throws UncleanVideo where they lie elsewhere, or are more than these have room for: nothing else is to be written over
   */
  async *samples(films: readonly Box[]): AsyncGenerator<ByteRange> {
    if (films.length > MOST_FILMS) throw new UncleanVideo('a film in too many pieces');
    let room = films.reduce((sum, {content, end}) => sum + end - content, 0);
    for await (const {from, to} of samplesOf(this.read, await this.tables())) {
      room -= to - from;
      if (room < 0 || (from < to && !films.some(({content, end}) => content <= from && to <= end)))
        throw new UncleanVideo('samples that lie outside of the film');
      yield {from, to};
    }
  }
}
