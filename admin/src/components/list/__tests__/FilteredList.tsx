import {useState, type ReactNode} from 'react';
import {ListContextProvider} from 'react-admin';

type Context = Parameters<typeof ListContextProvider>[0]['value'];

interface Props {
  initial: object;
  /** Receives the filters of each change. */
  asked: unknown[];
  children: ReactNode;
}

/** The list around a filter: holds the filter values, and records their changes. */
export function FilteredList({initial, asked, children}: Props) {
  const [filterValues, setValues] = useState<object>(initial);
  const setFilters = (filters: object): void => {
    asked.push(filters);
    setValues(filters);
  };
  return <ListContextProvider value={{filterValues, setFilters} as unknown as Context}>{children}</ListContextProvider>;
}
