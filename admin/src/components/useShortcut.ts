import {useEffect, useEffectEvent} from 'react';

interface Options {
  /** Alt instead of Ctrl; or no modifier: a character key is then ignored inside text fields. */
  modifier?: 'alt' | 'none';
}

/**
 * The modifier that is held down with the key. AltGr is reported as Ctrl and Alt together: it types characters, and is
 * never a shortcut.
 */
function modifierOf({ctrlKey, metaKey, altKey}: KeyboardEvent): 'ctrl' | 'alt' | 'none' | undefined {
  const ctrl = ctrlKey || metaKey;
  if (ctrl && altKey) return undefined;
  if (ctrl) return 'ctrl';
  return altKey ? 'alt' : 'none';
}

const typesInto = ({target}: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Calls `perform` on Ctrl (or ⌘) and the key, or on what `modifier` says, wherever the focus is, except in an open
 * dialog, as what lies under it must not react. A key that is held down counts once.
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
