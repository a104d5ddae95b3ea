import sharp from 'sharp';

/** Size in pixels, and duration of each frame in ms. */
export const VIDEO = {width: 640, height: 360, frameMs: 4000} as const;

const number = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};
const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(value, 'latin1');

/** An element of EBML (RFC 8794) with a size of four bytes. */
function element(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const idLength = Math.ceil(id.toString(16).length / 2);
  return Buffer.concat([number(id, idLength), number(0x10000000 + content.length, 4), content]);
}

/** The VP8 key frame in a lossy WebP, which is one of its chunks (RFC 9649). */
function frameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  throw new Error('a picture without a frame of VP8');
}

/** Creates a video without a video encoder: a WebM (RFC 9559) of key frames, each of which is shown for a while. */
export async function renderVideo(pictures: readonly string[]): Promise<Buffer> {
  const {width, height, frameMs} = VIDEO;
  const frames = await Promise.all(
    pictures.map(async svg =>
      frameOf(await sharp(Buffer.from(svg)).resize(width, height).webp({quality: 60}).toBuffer()),
    ),
  );
  const info = element(
    0x1549a966,
    element(0x2ad7b1, number(1_000_000, 4)),
    element(0x4489, float(frames.length * frameMs)),
    element(0x4d80, text('clube')),
    element(0x5741, text('clube')),
  );
  const picture = element(0xe0, element(0xb0, number(width, 2)), element(0xba, number(height, 2)));
  const one = number(1, 1);
  const track = element(
    0xae,
    element(0xd7, one),
    element(0x73c5, one),
    element(0x83, one),
    element(0x86, text('V_VP8')),
    picture,
  );
  const tracks = element(0x1654ae6b, track);
  const clusters = frames.map((frame, i) =>
    element(0x1f43b675, element(0xe7, number(i * frameMs, 4)), element(0xa3, Buffer.from([0x81, 0, 0, 0x80]), frame)),
  );
  const cuesAt = (places: readonly number[]) =>
    element(
      0x1c53bb6b,
      ...places.map((place, i) =>
        element(
          0xbb,
          element(0xb3, number(i * frameMs, 4)),
          element(0xb7, element(0xf7, one), element(0xf1, number(place, 6))),
        ),
      ),
    );
  // The index before the clusters contains their offsets; its own length does not depend on them.
  let place = info.length + tracks.length + cuesAt(clusters.map(() => 0)).length;
  const places = clusters.map(({length}) => (place += length) - length);
  const head = element(
    0x1a45dfa3,
    ...[0x4286, 0x42f7].map(id => element(id, one)),
    element(0x42f2, number(4, 1)),
    element(0x42f3, number(8, 1)),
    element(0x4282, text('webm')),
    ...[0x4287, 0x4285].map(id => element(id, number(2, 1))),
  );
  return Buffer.concat([head, element(0x18538067, info, tracks, cuesAt(places), ...clusters)]);
}
