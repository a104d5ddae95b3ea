/** The positions of the offered frames, as fractions of the video's duration; not the start, which is often black. */
export const OFFERED = [0.1, 0.4, 0.7];
/** The limit for loading a video, as a phone may never finish. Milliseconds. */
const TIMEOUT_MS = 20_000;
const [WIDTH, QUALITY] = [1280, 0.88];

const happens = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), TIMEOUT_MS);
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    video.addEventListener(event, settle(resolve), {once: true});
    video.addEventListener(
      'error',
      settle(() => reject(new Error('the video does not open'))),
      {once: true},
    );
  });

/**
 * Frames of a video as JPEG files, each at its fraction of the duration.
 * @param src same-origin or local, as a canvas cannot export others
 * @throws if the browser cannot play the video
 */
export async function framesOf(src: string, shares: readonly number[]): Promise<File[]> {
  const video = document.createElement('video');
  Object.assign(video, {muted: true, playsInline: true, preload: 'auto', src});
  try {
    await happens(video, 'loadeddata');
    // Some files have their duration only at the end.
    const duration = Number.isFinite(video.duration) ? video.duration : 0;
    const frames: File[] = [];
    for (const share of shares) {
      video.currentTime = duration * share;
      await happens(video, 'seeked');
      frames.push(await frameOf(video));
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'quadro.jpg', {type: 'image/jpeg'});
}
