import {useEffect, useEffectEvent} from 'react';

interface Opcoes {
  /** Alt instead of Ctrl; or the key alone: a letter or a sign then counts outside of what one types into. */
  com?: 'alt' | 'nada';
}

/** What is held down with the key. AltGr is Ctrl and Alt together: it types, and is never a shortcut. */
function segurada({ctrlKey, metaKey, altKey}: KeyboardEvent): 'ctrl' | 'alt' | 'nada' | undefined {
  const ctrl = ctrlKey || metaKey;
  if (ctrl && altKey) return undefined;
  if (ctrl) return 'ctrl';
  return altKey ? 'alt' : 'nada';
}

const typesInto = ({target}: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Ctrl (or ⌘) and a key, or what `com` says, wherever the focus is but in an open dialog: what lies under it is not reached. A key that is
 * held down counts once.
 */
export function useAtalho(tecla: string, fazer: () => void, {com}: Opcoes = {}): void {
  const onKey = useEffectEvent((evento: KeyboardEvent) => {
    if (segurada(evento) !== (com ?? 'ctrl') || evento.key.toLowerCase() !== tecla.toLowerCase()) return;
    if (com === 'nada' && tecla.length === 1 && typesInto(evento)) return;
    evento.preventDefault();
    if (!evento.repeat && !document.querySelector('dialog[open]')) fazer();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent): void => onKey(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}
