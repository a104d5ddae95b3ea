import {MAX_DATE, NO_DATE, RESGATE_DATE_LABELS} from '@clube/domain';
import {Field, notify} from '@clube/ui';
import {useState} from 'react';
import {today} from '../../components/format/values';
import {FormDialog} from '../../components/dialog/FormDialog';
import {fromServer, useAction} from '../../components/useAction';
import {resgateActions} from '../actions';
import type {DialogProps} from '../types';

const DATES = {
  expected: {field: 'previsaoEntrega', save: resgateActions.saveExpectedDate},
  delivered: {field: 'dataEntrega', save: resgateActions.saveDeliveryDate},
} as const;

/** Sets the expected or actual delivery date. */
export function DateDialog({resgate, onClose, which}: DialogProps & {which: keyof typeof DATES}) {
  const {field, save} = DATES[which];
  const title = RESGATE_DATE_LABELS[field];
  const [data, setData] = useState(resgate[field] ?? today());
  const [error, setError] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: ['resgates']});
  const send = async (): Promise<void> => {
    if (!data) {
      setError(NO_DATE);
      return notify.error(NO_DATE);
    }
    if (await run(() => save(resgate.id, data))) onClose();
  };
  return (
    <FormDialog title={`${title} do resgate ${resgate.id}`} busy={busy} onSend={() => void send()} onClose={onClose}>
      <Field
        label={title}
        type="date"
        max={which === 'delivered' ? today() : MAX_DATE}
        value={data}
        error={error ?? errors.date}
        onChange={event => {
          setData(event.target.value);
          setError(undefined);
          forget();
        }}
      />
    </FormDialog>
  );
}
