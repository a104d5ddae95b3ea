import type {ComponentProps} from 'react';
import {MASKS, type MaskKind} from './masks';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';
import {useMask} from './useMask';

interface Props
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'type' | 'ref'> {
  kind: MaskKind;
  /** The bare value: digits only (a CNPJ may have letters). */
  value: string;
  onValueChange: (value: string) => void;
}

/** A field that inserts punctuation, accepts pasted text with or without it, and reports the bare value. */
export function MaskedField({
  label,
  error,
  hint,
  optional,
  className,
  id,
  check,
  kind,
  value,
  onValueChange,
  ...rest
}: Props) {
  const mask = MASKS[kind];
  const maskBinding = useMask(kind, value, onValueChange);
  return (
    <FieldFrame {...{label, error, hint, id, className, check}} optional={optional ?? false}>
      {binding => (
        <input
          inputMode={mask.inputMode}
          placeholder={mask.example}
          autoComplete="off"
          {...rest}
          {...binding}
          {...maskBinding}
          type="text"
        />
      )}
    </FieldFrame>
  );
}
