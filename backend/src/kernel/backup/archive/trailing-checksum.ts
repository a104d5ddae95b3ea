import {createHash} from 'node:crypto';
import {Transform} from 'node:stream';
import {damaged} from '../errors';

/** Header of a zstd frame that every unpacker skips: magic number, length, and the SHA-256 of all bytes before it. */
const HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const LENGTH = HEAD.length + 32;

/**
 * Appends the checksum of all compressed bytes. The checksums inside verify the content; this one detects any changed
 * or missing byte, even one that unpacking would ignore.
 */
export function appendChecksum(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([HEAD, hash.digest()]));
    },
  });
}

/** Removes the checksum again; fails at the end when it does not match. */
export function verifyChecksum(): Transform {
  const hash = createHash('sha256');
  let tail: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([tail, chunk]);
      const passed = all.subarray(0, Math.max(0, all.length - LENGTH));
      tail = all.subarray(passed.length);
      hash.update(passed);
      done(null, passed);
    },
    flush(done) {
      done(tail.equals(Buffer.concat([HEAD, hash.digest()])) ? null : damaged('o selo não confere'));
    },
  });
}
