import {useEffect, useRef, useState} from 'react';
import {useUnsaved} from '../unsaved/unsaved';

/** The values of a form's controls as one text, to compare. Buttons are ignored: they come and go without a change. */
function contentOf(form: HTMLFormElement): string {
  const values = [...form.elements].flatMap(control => {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) return control.checked;
    const holds =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    return holds ? control.value : [];
  });
  return JSON.stringify(values);
}

/** The control that gets the initial focus: the first one, or the selected radio button of its group. */
function firstControl(form: HTMLFormElement): HTMLElement | null {
  const first = form.querySelector<HTMLElement>('input, select, textarea');
  const radio = first instanceof HTMLInputElement && first.type === 'radio';
  return (radio && form.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`)) || first;
}

/**
 * Closes at once while nothing is changed, otherwise after a question (`UnsavedQuestion`). Staying returns the focus to
 * what had it.
 */
export function useAskBeforeClosing(isChanged: () => boolean, onClose: () => void) {
  const stayButton = useRef<HTMLButtonElement>(null);
  const left = useRef<Element>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (asking) stayButton.current?.focus();
    else if (left.current instanceof HTMLElement) left.current.focus();
  }, [asking]);
  const leave = (): void => {
    if (!isChanged()) return onClose();
    left.current = document.activeElement;
    setAsking(true);
  };
  return {stayButton, asking, leave, stay: () => setAsking(false)};
}

interface Options {
  /** Something was changed that is not in a form control. */
  changed: boolean;
  /** When it increases, the current values become the initial ones. */
  stored?: number;
  onClose: () => void;
}

/**
 * Focus on opening and closing of a form dialog: it closes at once while its values are unchanged, otherwise after a
 * question, as the page does that is left with the dialog.
 */
export function useUnsavedChanges({changed, stored = 0, onClose}: Options) {
  const form = useRef<HTMLFormElement>(null);
  const begin = useRef<string>(undefined);
  const touched = useRef(false);
  useEffect(() => {
    begin.current ??= form.current ? contentOf(form.current) : undefined;
    if (form.current) firstControl(form.current)?.focus();
    const onInput = () => {
      touched.current = true;
    };
    const its = form.current;
    its?.addEventListener('input', onInput);
    return () => its?.removeEventListener('input', onInput);
  }, []);
  useEffect(() => {
    if (stored === 0 || !form.current) return;
    begin.current = contentOf(form.current);
    touched.current = false;
  }, [stored]);
  const isChanged = (): boolean =>
    changed || (touched.current && form.current !== null && contentOf(form.current) !== begin.current);
  useUnsaved(isChanged);
  return {form, ...useAskBeforeClosing(isChanged, onClose)};
}
