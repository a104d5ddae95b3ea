import type {CivilDate} from '@clube/domain';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

interface Props {
  label: string;
  /** Empty where no day is chosen. */
  value: CivilDate | undefined;
  /** Takes undefined for what is no day that can be asked for. */
  onDay: (day: CivilDate | undefined) => void;
}

const [FIRST, LAST] = [dayjs('1900-01-01'), dayjs('2999-12-31')];

/** A day as it is written in Brazil, typed or taken from the calendar. */
export function DayPicker({label, value, onDay}: Props) {
  return (
    <DatePicker
      label={label}
      value={value ? dayjs(value) : null}
      minDate={FIRST}
      maxDate={LAST}
      onChange={(day, {validationError}) => onDay(validationError ? undefined : (day?.format('YYYY-MM-DD') ?? ''))}
      slotProps={{textField: {size: 'small', fullWidth: true}}}
    />
  );
}
