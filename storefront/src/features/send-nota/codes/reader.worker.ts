import {readPhoto} from './read-photo';

/** Receives a picture and posts the result of reading it, so that decoding does not block the screen. */
self.onmessage = async ({data}: MessageEvent<Blob>) => {
  self.postMessage(await readPhoto(data).catch(() => ({})));
};
