import {useEffect, useRef, useState} from 'react';

/** What stands in the controls of a form, as one text. Buttons come and go without anything being changed. */
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

/** Where the focus begins: the first control, or what is chosen in the group that it belongs to. */
function firstControl(form: HTMLFormElement): HTMLElement | null {
  const first = form.querySelector<HTMLElement>('input, select, textarea');
  const radio = first instanceof HTMLInputElement && first.type === 'radio';
  return (radio && form.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`)) || first;
}

interface Options {
  /** Something was changed that no control holds. */
  changed: boolean;
  /** When it grows, what the controls hold is what they begin with from now on. */
  stored?: number;
  onClose: () => void;
}

/**
 * Entering a form and leaving it: at once while its controls hold what they began with, otherwise after a question. Who stays is back in
 * the field that was left.
 */
export function useUnsavedChanges({changed, stored = 0, onClose}: Options) {
  const form = useRef<HTMLFormElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const begin = useRef<string>(undefined);
  const touched = useRef(false);
  const left = useRef<Element>(null);
  const [asking, setAsking] = useState(false);
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
  useEffect(() => {
    if (asking) stayButton.current?.focus();
    else if (left.current instanceof HTMLElement) left.current.focus();
  }, [asking]);
  const leave = (): void => {
    const typed = touched.current && form.current && contentOf(form.current) !== begin.current;
    if (!changed && !typed) return onClose();
    left.current = form.current?.contains(document.activeElement) ? document.activeElement : null;
    setAsking(true);
  };
  return {form, stayButton, asking, leave, stay: () => setAsking(false)};
}
