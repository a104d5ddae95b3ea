import {useEffect, useState} from 'react';
import {canShow} from './crop';
import {clearStoredPhoto, storePhoto, storedPhoto} from './stored-photo';

const NOT_AN_IMAGE = 'Escolha um arquivo de imagem';
const NOT_SHOWN = 'Esta foto não pôde ser aberta. Escolha outra, ou tire uma agora.';

/**
 * The chosen file as an object URL, revoked when another is chosen and on unmount. It survives a reload, as small
 * phones reload the page after the camera.
 */
export function useChosenPhoto() {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  const show = async (file: Blob): Promise<boolean> => {
    const next = URL.createObjectURL(file);
    if (await canShow(next)) {
      setError(undefined);
      setUrl(next);
      return true;
    }
    URL.revokeObjectURL(next);
    return false;
  };
  useEffect(() => {
    let here = true;
    void storedPhoto().then(stored => here && stored && show(stored));
    return () => void (here = false);
  }, []);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!file.type.startsWith('image/')) return setError(NOT_AN_IMAGE);
    if (await show(file)) await storePhoto(file);
    else setError(NOT_SHOWN);
  };
  const forget = (): void => {
    void clearStoredPhoto();
    setUrl(undefined);
  };
  return {url, error, choose, forget};
}
