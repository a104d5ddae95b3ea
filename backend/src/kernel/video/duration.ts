import type {Storage} from '../storage/storage';
import {Boxes} from './boxes';
import {elementsOf} from './elements';
import {readerOf} from './stored';
import type {ReadBytes} from './window';

type ReadDuration = (read: ReadBytes, size: number) => Promise<number | undefined>;

/** From `mvhd` (ISO/IEC 14496-12, 8.2.2): version, two timestamps, units per second, duration in units. */
const ofBoxes: ReadDuration = async (read, size) => {
  const boxes = new Boxes(read, size);
  for await (const moov of boxes.within()) {
    if (moov.type !== 'moov') continue;
    for await (const box of boxes.within(moov.content, moov.end)) {
      if (box.type !== 'mvhd') continue;
      const bytes = await read(box.content, Math.min(box.end, box.content + 32));
      if (bytes.length < 32) return undefined;
      return bytes[0] === 1
        ? Number(bytes.readBigUInt64BE(24)) / bytes.readUInt32BE(20)
        : bytes.readUInt32BE(16) / bytes.readUInt32BE(12);
    }
  }
  return undefined;
};

const [SEGMENT, INFO, CLUSTER] = [0x18538067, 0x1549a966, 0x1f43b675];
const [SCALE, DURATION, TIMESTAMP] = [0x2ad7b1, 0x4489, 0xe7];
const BILLION = 1_000_000_000;

/** From Info's Duration (RFC 9559, 5.1.2.10); if the recorder wrote none, the timestamp of the last cluster. */
const ofElements: ReadDuration = async (read, size) => {
  let [scale, last] = [1_000_000, 0];
  const isOpen = (id: number) => id === SEGMENT || id === INFO || id === CLUSTER;
  for await (const {id, content, end} of elementsOf(read, {from: 0, to: size}, isOpen)) {
    if (![SCALE, DURATION, TIMESTAMP].includes(id) || end - content > 8 || end === content) continue;
    const bytes = await read(content, end);
    if (id === DURATION) {
      const units = bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.length === 4 ? bytes.readFloatBE(0) : 0;
      if (units > 0) return (units * scale) / BILLION;
    } else {
      const value = Number(BigInt(`0x${bytes.toString('hex')}`));
      if (id === SCALE) scale = value;
      else last = Math.max(last, value);
    }
  }
  return (last * scale) / BILLION;
};

const LOOKS: Readonly<Record<string, ReadDuration>> = {
  'video/mp4': ofBoxes,
  'video/quicktime': ofBoxes,
  'video/webm': ofElements,
};
const A_DAY = 86_400;

/** Duration of a stored video in whole seconds; undefined if the file has none or an impossible one. */
export async function durationOf(storage: Storage, key: string, mime: string): Promise<number | undefined> {
  const {bytes = 0} = (await storage.stat(key)) ?? {};
  const seconds = await LOOKS[mime]?.(readerOf(storage, key), bytes).catch(() => undefined);
  return seconds !== undefined && seconds >= 1 && seconds <= A_DAY ? Math.floor(seconds) : undefined;
}
