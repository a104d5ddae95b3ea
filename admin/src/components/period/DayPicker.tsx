import type {CivilDate} from '@clube/domain';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

interface Props {
  label: string;
  /** The initial day; undefined: empty. */
  initial: CivilDate | undefined;
  /** Called with undefined if the text is not a valid date. */
  onDay: (day: CivilDate | undefined) => void;
}

const [FIRST, LAST] = [dayjs('1900-01-01'), dayjs('2999-12-31')];

/**
 * A date in Brazilian format, typed or picked from the calendar. The typed text stays in its own state: if the value
 * were passed back in, the year 202 of a person who is typing 2026 would be invalid and clear the field.
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
