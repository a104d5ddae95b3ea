import {Botao, avisar} from '@clube/ui';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {ptBR} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pt-br';
import {useState, type FormEvent} from 'react';
import {hoje} from '../formatos';
import {DayPicker} from './DayPicker';
import {PRESETS, presetOf, type Period} from './presets';
import estilos from './Period.module.css';

interface Props {
  current: Period | undefined;
  /** The days that the list is to be narrowed to; undefined for all. */
  onPeriod: (period: Period | undefined) => void;
}

const TEXTS = ptBR.components.MuiLocalizationProvider.defaultProps.localeText;

/** The periods that have a name, and De and Até: both or none. */
export default function PeriodPanel({current, onPeriod}: Props) {
  const [from, setFrom] = useState(current?.dataInicial ?? '');
  const [until, setUntil] = useState(current?.dataFinal ?? '');
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (!from || !until) avisar.erro('Por favor, selecione ambas as datas para filtrar.');
    else if (from > until) avisar.erro('A data inicial não pode ser maior que a final.');
    else onPeriod({dataInicial: from, dataFinal: until});
  };
  const today = hoje();
  const named = current && presetOf(current, today);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br" localeText={TEXTS}>
      <form className={estilos.panel} onSubmit={apply} noValidate>
        <div className={estilos.presets} role="group" aria-label="Períodos">
          {PRESETS.map(preset => (
            <button
              key={preset.name}
              type="button"
              aria-pressed={preset === named}
              onClick={() => onPeriod(preset.of(today))}
            >
              {preset.name}
            </button>
          ))}
        </div>
        <div className={estilos.days}>
          <DayPicker label="De" value={from} onDay={setFrom} />
          <DayPicker label="Até" value={until} onDay={setUntil} />
        </div>
        <div className={estilos.end}>
          {current && (
            <Botao variante="texto" pequeno onClick={() => onPeriod(undefined)}>
              Limpar
            </Botao>
          )}
          <Botao type="submit" pequeno>
            Filtrar
          </Botao>
        </div>
      </form>
    </LocalizationProvider>
  );
}
