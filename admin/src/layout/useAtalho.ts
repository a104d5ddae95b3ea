import {useEffect, useEffectEvent} from 'react';

interface Opcoes {
  /** The key alone, without Ctrl: for keys that type nothing. */
  sozinha?: boolean;
}

/**
 * Ctrl (or ⌘) and a key, wherever the focus is but in an open dialog: what lies under it is not reached. A key that is
 * held down counts once.
 */
export function useAtalho(tecla: string, fazer: () => void, {sozinha = false}: Opcoes = {}): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    const comCtrl = evento.ctrlKey || evento.metaKey;
    if (comCtrl === sozinha || evento.key.toLowerCase() !== tecla.toLowerCase()) return;
    evento.preventDefault();
    if (!evento.repeat && !document.querySelector('dialog[open]')) fazer();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent): void => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}
