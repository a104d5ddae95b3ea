import {UncleanVideo, zerosOver, type Overwrite} from './overwrite';
import {elementsOf, type Element, type IsOpen} from './elements';
import type {ReadBytes} from './window';

const [EBML, SEGMENT, SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES] = [
  0x1a45dfa3, 0x18538067, 0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0x1c53bb6b,
];
/** Timestamp, SimpleBlock, BlockGroup, PrevSize, Position, SilentTracks: the elements allowed in a cluster. */
const OF_CLUSTERS = [0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854];
/**
 * TimestampScale, Duration, MuxingApp, WritingApp, DateUTC, SegmentUUID: the elements of Info that are kept for
 * players.
 */
const OF_INFO = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741, 0x4461, 0x73a4]);
/** The elements that playing needs. Tags, attachments, chapters and unused space are erased. */
const NEEDED = new Set([EBML, SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, ...OF_CLUSTERS]);
const [TRACK, TRACK_TYPE, TRACK_NAME] = [0xae, 0x83, 0x536e];
const [VIDEO, AUDIO] = [1, 2];
const VOID = 0xec;

/** The segment; and a cluster that was recorded live, which has no size, or that was cut off. */
const isWalkedInto: IsOpen = (id, ends) => id === SEGMENT || (id === CLUSTER && !ends);

/** Finds the elements of a WebM (RFC 9559) with anything other than video and audio. @throws UncleanVideo */
export async function findMetadataElements(read: ReadBytes, size: number): Promise<Element[]> {
  const found: Element[] = [];
  for await (const element of elementsOf(read, {from: 0, to: size}, isWalkedInto)) {
    if (!NEEDED.has(element.id)) found.push(element);
    else if (element.id === INFO) {
      for await (const each of elementsOf(read, {from: element.content, to: element.end}))
        if (!OF_INFO.has(each.id)) found.push(each);
    } else if (element.id === TRACKS) found.push(...(await besideTracks(read, element)));
  }
  return found;
}

async function besideTracks(read: ReadBytes, {content, end}: Element): Promise<Element[]> {
  const found: Element[] = [];
  for await (const track of elementsOf(read, {from: content, to: end})) {
    if (track.id !== TRACK) {
      found.push(track);
      continue;
    }
    let kind: number | undefined;
    for await (const part of elementsOf(read, {from: track.content, to: track.end})) {
      if (part.id === TRACK_NAME) found.push(part);
      if (part.id === TRACK_TYPE) kind = (await read(part.content, part.end)).at(-1);
    }
    // Samples of captions and measurements are mixed with video and audio in every cluster; no camera is known to write
    // such files.
    if (kind !== VIDEO && kind !== AUDIO) throw new UncleanVideo('a track that is neither seen nor heard');
  }
  return found;
}

/** Yields the overwrites of each element: zeros, and last the header of a Void element of the same length. */
export function* voidsOf(elements: readonly Element[]): Generator<Overwrite> {
  for (const {at, content, end, cut} of elements) {
    yield* zerosOver({from: content, to: end});
    const head = cut ? Buffer.alloc(0) : voidHead(end - at);
    yield {at, bytes: Buffer.concat([head, Buffer.alloc(Math.max(0, content - at - head.length))])};
  }
}

function voidHead(length: number): Buffer {
  if (length < 9) return Buffer.from([VOID, 0x80 | (length - 2)]);
  const head = Buffer.alloc(9);
  head.writeBigUInt64BE(BigInt(length - 9), 1);
  head[0] = VOID;
  head[1] = 1;
  return head;
}
