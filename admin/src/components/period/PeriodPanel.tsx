import {notify} from '@clube/ui';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {ptBR} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pt-br.js';
import {useState, type SubmitEvent} from 'react';
import {periodFault, type CivilDate} from '@clube/domain';
import {today} from '../format/values';
import {FilterButtons} from '../list/FilterButtons';
import {DayPicker} from './DayPicker';
import {PRESETS, presetOf, type Period} from './presets';
import styles from './Period.module.css';

interface Props {
  current: Partial<Period> | undefined;
  /** Receives the chosen period; undefined for all days. */
  onPeriod: (period: Period | undefined) => void;
}

const TEXTS = ptBR.components.MuiLocalizationProvider.defaultProps.localeText;

/** The presets, and the dates De and Até: both or none. */
export default function PeriodPanel({current, onPeriod}: Props) {
  const [from, setFrom] = useState<CivilDate | undefined>(current?.dataInicial ?? '');
  const [until, setUntil] = useState<CivilDate | undefined>(current?.dataFinal ?? '');
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    if (from === undefined || until === undefined) {
      notify.error('Data inválida.');
      return;
    }
    const period = {dataInicial: from, dataFinal: until};
    const fault = periodFault(period);
    if (fault) notify.error(fault);
    else onPeriod(period);
  };
  const day = today();
  const {dataInicial, dataFinal} = current ?? {};
  const named = dataInicial && dataFinal ? presetOf({dataInicial, dataFinal}, day) : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br" localeText={TEXTS}>
      <form className={styles.panel} onSubmit={apply} noValidate>
        <div className={styles.presets} role="group" aria-label="Períodos">
          {PRESETS.map(preset => (
            <button
              key={preset.name}
              type="button"
              aria-pressed={preset === named}
              onClick={() => onPeriod(preset.of(day))}
            >
              {preset.name}
            </button>
          ))}
        </div>
        <div className={styles.days}>
          <DayPicker label="De" initial={dataInicial} onDay={setFrom} />
          <DayPicker label="Até" initial={dataFinal} onDay={setUntil} />
        </div>
        <FilterButtons clearable={current !== undefined} onClear={() => onPeriod(undefined)} />
      </form>
    </LocalizationProvider>
  );
}
