import {useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject} from 'react';
import {MASKS, applyMask, removeMask, type MaskKind} from './masks';

interface MaskBinding {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The caret position after `count` characters of the bare value. */
function positionAfter(count: number, shown: string, kind: MaskKind): number {
  for (let position = 0; position <= shown.length; position++) {
    if (removeMask(shown.slice(0, position), kind).length >= count) return position;
  }
  return shown.length;
}

/**
 * A mask for a controlled field. We do not use a library, as those we tried set the caret by timers and then drop
 * characters that arrive in quick succession: from a paste, a password manager or a fast scanner.
 */
export function useMask(kind: MaskKind, value: string, onValueChange: (value: string) => void): MaskBinding {
  const ref = useRef<HTMLInputElement>(null);
  const charsBeforeCaret = useRef<number | null>(null);
  const [, redraw] = useState(0);
  const shown = applyMask(value, kind);
  const limit = MASKS[kind].pattern.replace(/[^_A]/g, '').length;

  useLayoutEffect(() => {
    const field = ref.current;
    if (charsBeforeCaret.current === null || document.activeElement !== field) return;
    const position = positionAfter(charsBeforeCaret.current, shown, kind);
    field?.setSelectionRange(position, position);
    charsBeforeCaret.current = null;
  });

  return {
    ref,
    value: shown,
    onChange: ({target}) => {
      const cursor = target.selectionStart ?? target.value.length;
      charsBeforeCaret.current = removeMask(target.value.slice(0, cursor), kind).length;
      // A rejected character does not change the value, so rerender to restore the caret.
      redraw(turn => turn + 1);
      onValueChange(removeMask(target.value, kind).slice(0, limit));
    },
  };
}
