import {UncleanVideo, type ByteRange} from './overwrite';
import type {Box, Boxes} from './boxes';
import {samplesOf, type SampleTables} from './samples';
import type {ReadBytes} from './window';

/** The handlers of video and audio tracks. All others (measurements, captions, time codes) may contain the place. */
const PLAYED = new Set(['vide', 'soun']);
/** Maximum number of boxes with samples if tracks other than video and audio were recorded. */
const MAX_FILMS = 50;

const first = async (boxes: AsyncIterable<Box>, ...types: readonly string[]): Promise<Box | undefined> => {
  for await (const box of boxes) if (types.includes(box.type)) return box;
  return undefined;
};

/** A track of a video. */
export class Track {
  constructor(
    private readonly boxes: Boxes,
    private readonly read: ReadBytes,
    readonly box: Box,
  ) {}

  private inside = (box: Box | undefined, ...types: readonly string[]) =>
    box ? first(this.boxes.within(box.content, box.end), ...types) : Promise.resolve(undefined);

  /** Whether it is video or audio; false if its handler cannot be read. */
  async isPlayed(): Promise<boolean> {
    const handler = await this.inside(await this.inside(this.box, 'mdia'), 'hdlr');
    return (
      handler !== undefined &&
      PLAYED.has((await this.read(handler.content + 8, handler.content + 12)).toString('latin1'))
    );
  }

  /** @throws UncleanVideo if the track's tables are missing or ambiguous */
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
   * Yields the ranges of the track's samples in `films`, the boxes that contain samples.
   * @throws UncleanVideo if they lie elsewhere or exceed those boxes: nothing else may be overwritten
   */
  async *samples(films: readonly Box[]): AsyncGenerator<ByteRange> {
    if (films.length > MAX_FILMS) throw new UncleanVideo('a film in too many pieces');
    let room = films.reduce((sum, {content, end}) => sum + end - content, 0);
    for await (const {from, to} of samplesOf(this.read, await this.tables())) {
      room -= to - from;
      if (room < 0 || (from < to && !films.some(({content, end}) => content <= from && to <= end)))
        throw new UncleanVideo('samples that lie outside of the film');
      yield {from, to};
    }
  }
}
