import {readPhoto} from './read-photo';

/** A picture comes in, what could be learned of it goes out: decoding and searching keep no screen waiting. */
self.onmessage = async ({data}: MessageEvent<Blob>) => {
  self.postMessage(await readPhoto(data).catch(() => ({})));
};
