import {RadioGroup, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {FormDialog} from './FormDialog';

interface Props<R extends string> {
  title: string;
  /** What is about to happen, above the reasons. */
  children: ReactNode;
  reasons: readonly {value: R; text: string}[];
  /** The one it begins with; without it one has to be chosen. */
  chosen?: NoInfer<R>;
  /** Said when none was chosen. */
  missing: string;
  submitLabel: string;
  busy: boolean;
  /** What the server said of it. */
  error?: string | undefined;
  onSend: (reason: R) => void;
  onClose: () => void;
}

/** Something that is ended for one of a few reasons. */
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
