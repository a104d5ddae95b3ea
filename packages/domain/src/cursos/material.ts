/** Messages for invalid files and links of support materials and captions. */
export const MATERIAL_MISSING = 'Envie um arquivo ou informe um link';
export const MATERIAL_NOT_ACCEPTED = 'Envie o material em PDF, JPEG, PNG ou WebP';
export const LEGENDA_NOT_ACCEPTED = 'Envie a legenda em WebVTT (.vtt), com até 1 MB';
export const WRONG_PAGE_LINK = 'O link começa com https://';

/** Whether the text is an http(s) address, not a script such as `javascript:`. */
export const isPageLink = (text: string): boolean => /^https?:\/\/[^\s]+$/i.test(text);
