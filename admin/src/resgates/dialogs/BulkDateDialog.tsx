import {MAX_DATE, NO_DATE, RESGATE_DATES, RESGATE_DATE_LABELS, type ResgateDate} from '@clube/domain';
import {Field, RadioGroup, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {today} from '../../components/format/values';

interface Props {
  /** The orders in words: "os 12 resgates selecionados". */
  orders: string;
  busy: boolean;
  /** The server's error about the date. */
  error: string | undefined;
  /** What the change would reach. */
  children: ReactNode;
  /** The date is being changed, so that the error no longer applies. */
  onType: () => void;
  onSend: (which: ResgateDate, date: string) => void;
  onClose: () => void;
}

const OPTIONS = RESGATE_DATES.map(value => ({value, text: RESGATE_DATE_LABELS[value]}));

/** Asks which date to set for many orders, and to what. Starts empty, as the orders may have different dates now. */
export function BulkDateDialog({orders, busy, error, children, onType, onSend, onClose}: Props) {
  const [which, setWhich] = useState<ResgateDate>('previsaoEntrega');
  const [date, setDate] = useState('');
  const [missing, setMissing] = useState<string>();
  const send = (): void => {
    if (date) return onSend(which, date);
    setMissing(NO_DATE);
    notify.error(NO_DATE);
  };
  const forget = (): void => {
    setMissing(undefined);
    onType();
  };
  return (
    <FormDialog title="Alterar datas em massa" submitLabel="Alterar" busy={busy} onSend={send} onClose={onClose}>
      <RadioGroup
        label="Qual data"
        name="campo"
        options={OPTIONS}
        value={which}
        onValueChange={value => {
          setWhich(value);
          forget();
        }}
      />
      <Field
        label={RESGATE_DATE_LABELS[which]}
        type="date"
        max={which === 'dataEntrega' ? today() : MAX_DATE}
        value={date}
        error={missing ?? error}
        onChange={({target}) => {
          setDate(target.value);
          forget();
        }}
      />
      <p>
        Grava a mesma data n{orders}. Resgates cancelados ficam como estão. Em Trabalhos você vê o resultado de cada
        resgate e pode interromper.
      </p>
      {children}
    </FormDialog>
  );
}
