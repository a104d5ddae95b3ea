/** What is handed on: a link, and the words that go with it. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Whether that sheet takes these files along. */
export const sharesFiles = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({files});

/** Whether the phone has a share sheet of its own. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** A chat with whom one likes, the message already written. */
export const whatsappShare = ({text, url}: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;

/** A mailto link with subject and text filled in. */
export const emailShare = ({title, text, url}: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;

/** Opens the phone's share sheet. Who closes it again has not failed: answers without a word. */
export async function openShareSheet(shared: Shared & {files?: File[]}): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
