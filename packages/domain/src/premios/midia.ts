/** What a photo or a video of a redemption is. */
export const MIDIA_TYPES = ['foto', 'video'] as const;
export type MidiaType = (typeof MIDIA_TYPES)[number];

/** Videos that every browser in use plays, and what telephones film in: MIME type → ending. */
export const VIDEO_TYPES = {'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov'} as const;

const MB = 1024 * 1024;
/** A video that is sent in pieces. */
export const MAX_VIDEO_MB = 1024;
export const MAX_VIDEO_BYTES = MAX_VIDEO_MB * MB;
/** One that is sent as a form, in one go. */
export const MAX_FORM_VIDEO_MB = 100;
export const MAX_FORM_VIDEO_BYTES = MAX_FORM_VIDEO_MB * MB;
/** Of one redemption. */
export const MAX_MIDIAS = 20;

/** How long a link to one that a painter shares is good for. */
export const SHARED_MIDIA_DAYS = 7;

export const SEND_PHOTO_OR_VIDEO = 'Envie uma foto em JPEG, PNG ou WebP, ou um vídeo em MP4, WebM ou MOV';
export const SEND_VIDEO = 'Envie o vídeo em MP4, WebM ou MOV';
/** It may contain where it was filmed, in a way that cannot be removed. */
export const VIDEO_LOCATION_STAYS =
  'Este vídeo pode trazer o lugar onde foi gravado, de um jeito que não conseguimos retirar. Salve-o de novo em um editor de vídeo e envie a cópia.';
export const NO_MIDIA = 'Selecione um arquivo primeiro';
export const NO_RESGATE_ID = 'Informe o ID do resgate primeiro';
export const VIDEO_TOO_LARGE = `O vídeo deve ter até ${MAX_VIDEO_MB / 1024} GB`;

/** What the browser takes a file for, by its type; undefined for what is neither. The server looks at the content. */
export function midiaTypeOf(mime: string): MidiaType | undefined {
  if (Object.hasOwn(VIDEO_TYPES, mime)) return 'video';
  return /^image\/(jpeg|png|webp)$/.test(mime) ? 'foto' : undefined;
}
