import {readResgateStatus} from '@clube/domain';
import {RadioGroup} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';
import {SETTABLE_STATUS_OPTIONS} from '../status';

export function StatusDialog({resgate, onClose}: DialogProps) {
  const [status, setStatus] = useState(String(resgate.status));
  const {busy, run, errors} = useAction({success: fromServer, changes: ['resgates']});
  const send = async (): Promise<void> => {
    const newStatus = readResgateStatus(status) ?? resgate.status;
    if (await run(() => resgateActions.updateStatus(resgate.id, newStatus))) onClose();
  };
  return (
    <FormDialog title={`Status do resgate ${resgate.id}`} busy={busy} onSend={() => void send()} onClose={onClose}>
      <RadioGroup
        label="Status"
        name="status"
        options={SETTABLE_STATUS_OPTIONS}
        value={status}
        error={errors.status}
        onValueChange={setStatus}
      />
    </FormDialog>
  );
}
