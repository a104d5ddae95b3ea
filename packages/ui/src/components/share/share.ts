/** The shared content: a link and its text. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Whether the share sheet accepts these files. */
export const sharesFiles = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({files});

/** Whether the browser has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** A link that opens WhatsApp with the message filled in; the user chooses the contact. */
export const whatsappShare = ({text, url}: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;

/** A mailto link with subject and text filled in. */
export const emailShare = ({title, text, url}: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;

/** Opens the share sheet. Cancelling it is not an error. */
export async function openShareSheet(shared: Shared & {files?: File[]}): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
