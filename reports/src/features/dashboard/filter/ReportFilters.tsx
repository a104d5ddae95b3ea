import {firstError, formatCnpj, hasErrors} from '@clube/domain';
import {Button, Field, SelectField, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import type {Numeros} from '../types';
import {filterErrors, type ReportFilter} from './report-filter';
import styles from './ReportFilters.module.css';

const NOTHING: ReportFilter = {dataInicial: '', dataFinal: '', loja: ''};

interface Props {
  filter: ReportFilter;
  /** The reseller's stores; empty while loading. */
  lojas: Numeros['lojas'];
  busy: boolean;
  onFilter: (filter: ReportFilter) => void;
}

/** The filters by period and store. The caller must set `key` to the filter, so that the inputs follow the URL. */
export function ReportFilters({filter, lojas, busy, onFilter}: Props) {
  const [values, setValues] = useState(filter);
  const [errors, setErrors] = useState(() => filterErrors(filter));
  const [open, setOpen] = useState(hasErrors(errors));
  const changed = (next: ReportFilter): void => {
    setValues(next);
    setErrors({});
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = filterErrors(values);
    setErrors(found);
    if (hasErrors(found)) notify.error(firstError(found) ?? '');
    else onFilter(values);
  };
  const unknown = values.loja && !lojas.some(({cnpj}) => cnpj === values.loja) ? [{cnpj: values.loja, nome: ''}] : [];
  const date = (name: 'dataInicial' | 'dataFinal', label: string) => (
    <Field
      type="date"
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={event => changed({...values, [name]: event.target.value})}
    />
  );
  return (
    <form
      className={styles.filters}
      aria-label="Filtros do relatório"
      data-closed={open ? undefined : ''}
      onSubmit={send}
      noValidate
    >
      <Button className={styles.toggle} variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        Período e loja
      </Button>
      {date('dataInicial', 'De')}
      {date('dataFinal', 'Até')}
      <SelectField
        label="Loja"
        className={styles.loja}
        value={values.loja}
        empty="Todas as lojas"
        options={[...lojas, ...unknown].map(({cnpj, nome}) => ({
          value: cnpj,
          text: [nome, formatCnpj(cnpj)].filter(Boolean).join(' · '),
        }))}
        onChange={event => changed({...values, loja: event.target.value})}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy && 'Carregando'}>
          Filtrar
        </Button>
        {Object.values(filter).some(Boolean) && (
          <Button type="button" variant="secondary" onClick={() => onFilter(NOTHING)}>
            Limpar
          </Button>
        )}
      </div>
    </form>
  );
}
