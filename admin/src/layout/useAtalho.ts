import {useEffect, useEffectEvent} from 'react';

/** Ctrl (or ⌘) and a key, wherever the focus is. */
export function useAtalho(tecla: string, fazer: () => void): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (!(evento.ctrlKey || evento.metaKey) || evento.key.toLowerCase() !== tecla.toLowerCase()) return;
    evento.preventDefault();
    fazer();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent): void => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}
