/** Pictures that are offered, as shares of the video: never its first moment, which is often black. */
export const OFFERED = [0.1, 0.4, 0.7];
/** A phone that stands still is no reason to wait for ever. */
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
 * Pictures of a video as JPEG files, each at that share of it.
 * @param src of this origin, or of this device: a canvas gives nothing else out
 * @throws where the browser does not play it
 */
export async function framesOf(src: string, shares: readonly number[]): Promise<File[]> {
  const video = document.createElement('video');
  Object.assign(video, {muted: true, playsInline: true, preload: 'auto', src});
  try {
    await happens(video, 'loadeddata');
    // Some files say how long they are only at their end.
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
