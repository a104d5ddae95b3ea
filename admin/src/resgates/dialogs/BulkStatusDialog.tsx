import {STATUS_REQUIRED, readIds, readResgateStatus} from '@clube/domain';
import {SelectField, TextAreaField, notify} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import {SETTABLE_STATUS_OPTIONS} from '../status';

interface Props {
  /** Ids of the selected rows. */
  chosenIds: readonly number[];
  onClose: (done: boolean) => void;
}

/** Sets one status for many orders: the selected ones, or any by their ids. */
export function BulkStatusDialog({chosenIds, onClose}: Props) {
  const [status, setStatus] = useState('');
  const [text, setText] = useState(chosenIds.join(', '));
  const [errors, setErrors] = useState<{status?: string; ids?: string}>({});
  const {busy, run, errors: refused, forget} = useAction({success: fromServer, changes: ['resgates']});
  const send = async (): Promise<void> => {
    const parsed = readIds(text);
    const newStatus = readResgateStatus(status);
    const missing = {
      ...(newStatus === undefined && {status: STATUS_REQUIRED}),
      ...('erro' in parsed && {ids: parsed.erro}),
    };
    setErrors(missing);
    if (newStatus === undefined || 'erro' in parsed) return notify.error(missing.status ?? missing.ids ?? '');
    if (await run(() => resgateActions.bulkUpdateStatus(parsed.ids, newStatus))) onClose(true);
  };
  return (
    <FormDialog
      title="Alterar Status em Massa"
      submitLabel="Alterar"
      busy={busy}
      onSend={() => void send()}
      onClose={() => onClose(false)}
    >
      <SelectField
        label="Status"
        empty="Selecione"
        options={SETTABLE_STATUS_OPTIONS}
        value={status}
        error={errors.status ?? refused.status}
        onChange={event => {
          setStatus(event.target.value);
          setErrors(({ids}) => ({...(ids && {ids})}));
          forget();
        }}
      />
      <TextAreaField
        label="Ids"
        hint="Separados por vírgula, por exemplo 101, 102, 115."
        value={text}
        error={errors.ids ?? refused.ids}
        onChange={event => {
          setText(event.target.value);
          setErrors(({status: missing}) => ({...(missing && {status: missing})}));
          forget();
        }}
      />
    </FormDialog>
  );
}
