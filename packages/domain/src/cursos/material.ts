/** Of the support materials of a lesson, and of its captions: what is said of a file or a link that is none. */
export const MATERIAL_MISSING = 'Envie um arquivo ou informe um link';
export const MATERIAL_NOT_ACCEPTED = 'Envie o material em PDF, JPEG, PNG ou WebP';
export const LEGENDA_NOT_ACCEPTED = 'Envie a legenda em WebVTT (.vtt), com até 1 MB';
export const WRONG_PAGE_LINK = 'O link começa com https://';

/** A page elsewhere; never one that a browser would run. */
export const isPageLink = (text: string): boolean => /^https?:\/\/[^\s]+$/i.test(text);
