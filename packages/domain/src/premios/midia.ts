/** The types of media of a redemption. */
export const MIDIA_TYPES = ['foto', 'video'] as const;
export type MidiaType = (typeof MIDIA_TYPES)[number];

/** Video formats that all current browsers play or that phones record: MIME type → file extension. */
export const VIDEO_TYPES = {'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov'} as const;

const MB = 1024 * 1024;
/** Maximum size in MB of a video from a resumable upload. */
export const MAX_VIDEO_MB = 1024;
export const MAX_VIDEO_BYTES = MAX_VIDEO_MB * MB;
/** Maximum size in MB of a video in a single multipart request. */
export const MAX_FORM_VIDEO_MB = 100;
export const MAX_FORM_VIDEO_BYTES = MAX_FORM_VIDEO_MB * MB;
/** Maximum number of photos and videos of one redemption. */
export const MAX_MIDIAS = 20;

/** Days for which a link to a shared photo or video is valid. */
export const SHARED_MIDIA_DAYS = 7;

export const SEND_PHOTO_OR_VIDEO = 'Envie uma foto em JPEG, PNG ou WebP, ou um vídeo em MP4, WebM ou MOV';
export const SEND_VIDEO_MESSAGE = 'Envie o vídeo em MP4, WebM ou MOV';
/** A warning: the file may contain the recording location, which we cannot remove. */
export const VIDEO_LOCATION_STAYS =
  'Este vídeo pode trazer o lugar onde foi gravado, de um jeito que não conseguimos retirar. Salve-o de novo em um editor de vídeo e envie a cópia.';
export const NO_MIDIA = 'Selecione um arquivo primeiro';
export const NO_RESGATE_ID = 'Informe o ID do resgate primeiro';
export const VIDEO_TOO_LARGE = `O vídeo deve ter até ${MAX_VIDEO_MB / 1024} GB`;

/** Photo or video by the browser's MIME type; undefined for other types. The server checks the content instead. */
export function midiaTypeOf(mime: string): MidiaType | undefined {
  if (Object.hasOwn(VIDEO_TYPES, mime)) return 'video';
  return /^image\/(jpeg|png|webp)$/.test(mime) ? 'foto' : undefined;
}
