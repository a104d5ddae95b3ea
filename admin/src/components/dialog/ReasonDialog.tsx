import {RadioGroup, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {FormDialog} from './FormDialog';

interface Props<R extends string> {
  title: string;
  /** Above the reasons: what is about to happen. */
  children: ReactNode;
  reasons: readonly {value: R; text: string}[];
  /** The initially selected reason; without it the user must select one. */
  chosen?: NoInfer<R>;
  /** The error message when no reason is selected. */
  missing: string;
  submitLabel: string;
  busy: boolean;
  /** The server's error for the reason. */
  error?: string | undefined;
  onSend: (reason: R) => void;
  onClose: () => void;
}

/** A dialog for an action that ends something, with one of a few reasons. */
export function ReasonDialog<R extends string>(props: Props<R>) {
  const {title, children, reasons, missing, submitLabel, busy, error, onSend, onClose} = props;
  const [reason, setReason] = useState<R | undefined>(props.chosen);
  const [fault, setFault] = useState<string>();
  const send = (): void => {
    if (reason !== undefined) return onSend(reason);
    setFault(missing);
    notify.error(missing);
  };
  return (
    <FormDialog title={title} submitLabel={submitLabel} destructive busy={busy} onSend={send} onClose={onClose}>
      <div>{children}</div>
      <RadioGroup
        label="Motivo"
        name="motivo"
        options={reasons}
        value={reason}
        error={fault ?? error}
        onValueChange={value => {
          setReason(reasons.find(each => each.value === value)?.value);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}
