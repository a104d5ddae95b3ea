import {useEffect, useState} from 'react';
import {canShow} from './crop';

const NOT_AN_IMAGE = 'Escolha um arquivo de imagem';
const NOT_SHOWN = 'Esta foto não pôde ser aberta. Escolha outra, ou tire uma agora.';

/** The file that was chosen, as an address that this page can draw; let go of when another is, and at the end. */
export function useChosenPhoto() {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!file.type.startsWith('image/')) return setError(NOT_AN_IMAGE);
    const next = URL.createObjectURL(file);
    if (await canShow(next)) {
      setError(undefined);
      setUrl(next);
    } else {
      URL.revokeObjectURL(next);
      setError(NOT_SHOWN);
    }
  };
  return {url, error, choose, forget: () => setUrl(undefined)};
}
