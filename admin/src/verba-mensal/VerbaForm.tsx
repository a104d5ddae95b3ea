import {client} from '@clube/api-client';
import {INVALID_AMOUNT, verbaId} from '@clube/domain';
import {Button, Field, SelectField} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {mayCall} from '../providers/access';
import {today} from '../components/format/values';
import {useAction} from '../components/useAction';
import {useUnsaved} from '../components/unsaved/unsaved';
import {MONTH_OPTIONS} from '../components/period/months';
import {centsOf, reaisAsTyped} from '../components/inputs/validate';
import styles from './VerbaMensal.module.css';

/** A month, and an amount in BRL to try instead of its stored budget. */
export interface Chosen {
  ano: number;
  mes: number;
  verbaMensal?: number;
}

interface Props {
  /** The month that is shown. */
  chosen: Chosen;
  /** The budget that is shown, in BRL: what is in the field until somebody types. */
  shown: number | undefined;
  onCalculate: (chosen: Chosen) => void;
  onStored: () => void;
}

const FIRST_YEAR = 2020;
/** Keeps what amounts are written with, without leading zeros (3-panel-processing, 5): a pasted "1500.50" stays one. */
const typedAmount = (text: string): string => text.replace(/[^\d.,]/g, '').replace(/^0+(?=\d)/, '');

/** The month and its budget: "Calcular" shows the effect of the amount, "Salvar" stores it. */
export function VerbaForm({chosen, shown, onCalculate, onStored}: Props) {
  const [mes, setMes] = useState(String(chosen.mes));
  const [ano, setAno] = useState(String(chosen.ano));
  const [typed, setTyped] = useState<string>();
  const {busy, run, errors, forget} = useAction({
    success: answer => answer.mensagem ?? '',
    failure: 'Error interno',
    changes: ['verba-mensal'],
  });
  const lastYear = Number(today().slice(0, 4)) + 1;
  const years = Array.from({length: lastYear - FIRST_YEAR + 1}, (_, i) => String(lastYear - i));
  const month = {ano: Number(ano), mes: Number(mes)};
  const amount = typed ?? reaisAsTyped(shown);
  const cents = centsOf(amount);
  const error = amount !== '' && cents === undefined ? INVALID_AMOUNT : errors.verbaMensal;
  const isSameMonth = month.ano === chosen.ano && month.mes === chosen.mes;
  const maySave = mayCall('PUT /api/verba_mensal/{id}');
  useUnsaved(maySave && typed !== undefined && typed !== '');
  const calculate = (event: SubmitEvent): void => {
    event.preventDefault();
    if (error) return;
    // Until somebody types, each month is shown with its own budget.
    if (typed === '') setTyped(undefined);
    onCalculate({...month, ...(typed !== undefined && cents !== undefined && {verbaMensal: cents / 100})});
  };
  const save = async (): Promise<void> => {
    if (cents === undefined) return;
    const body = {mesSelecionado: month.mes, anoSelecionado: month.ano, verbaMensal: cents / 100};
    const id = verbaId(month.ano, month.mes);
    if (!(await run(() => client.put('/api/verba_mensal/{id}', {path: {id}, body})))) return;
    setTyped(undefined);
    onStored();
  };
  return (
    <form className={styles.form} onSubmit={calculate} noValidate>
      <SelectField label="Mês" value={mes} options={MONTH_OPTIONS} onChange={({target}) => setMes(target.value)} />
      <SelectField
        label="Ano"
        value={ano}
        options={years.map(value => ({value, text: value}))}
        onChange={({target}) => setAno(target.value)}
      />
      <Field
        label="Verba do mês (R$)"
        inputMode="decimal"
        value={amount}
        onChange={({target}) => {
          setTyped(typedAmount(target.value));
          forget();
        }}
        {...(error && {error})}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          Calcular
        </Button>
        {maySave && (
          <Button busy={busy && 'Salvando…'} disabled={cents === undefined || !isSameMonth} onClick={() => void save()}>
            Salvar verba
          </Button>
        )}
      </div>
    </form>
  );
}
