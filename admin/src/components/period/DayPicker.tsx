import type {CivilDate} from '@clube/domain';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

interface Props {
  label: string;
  /** What it begins with; empty where no day is chosen. */
  initial: CivilDate | undefined;
  /** Called with undefined for what is no valid day. */
  onDay: (day: CivilDate | undefined) => void;
}

const [FIRST, LAST] = [dayjs('1900-01-01'), dayjs('2999-12-31')];

/**
 * A day as it is written in Brazil, typed or taken from the calendar. What is typed stays its own state: passed back in, the year
 * 202 of somebody who is typing 2026 would be no day, and would empty the field under the typing.
 */
export function DayPicker({label, initial, onDay}: Props) {
  return (
    <DatePicker
      label={label}
      defaultValue={initial ? dayjs(initial) : null}
      minDate={FIRST}
      maxDate={LAST}
      onChange={(day, {validationError}) => onDay(validationError ? undefined : (day?.format('YYYY-MM-DD') ?? ''))}
      slotProps={{textField: {size: 'small', fullWidth: true}}}
    />
  );
}
