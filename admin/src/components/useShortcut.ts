import {useEffect, useEffectEvent} from 'react';

interface Options {
  /** Alt instead of Ctrl; or the key alone: a character key then counts only outside of what one types into. */
  modifier?: 'alt' | 'none';
}

/** What is held down with the key. AltGr is Ctrl and Alt together: it types, and is never a shortcut. */
function modifierOf({ctrlKey, metaKey, altKey}: KeyboardEvent): 'ctrl' | 'alt' | 'none' | undefined {
  const ctrl = ctrlKey || metaKey;
  if (ctrl && altKey) return undefined;
  if (ctrl) return 'ctrl';
  return altKey ? 'alt' : 'none';
}

const typesInto = ({target}: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Ctrl (or ⌘) and a key, or what `modifier` says, wherever the focus is but in an open dialog: what lies under it is not reached. A key that is
 * held down counts once.
 */
export function useShortcut(key: string, perform: () => void, {modifier}: Options = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (modifierOf(event) !== (modifier ?? 'ctrl') || event.key.toLowerCase() !== key.toLowerCase()) return;
    if (modifier === 'none' && key.length === 1 && typesInto(event)) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog[open]')) perform();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
