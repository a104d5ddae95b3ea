import {useState} from 'react';
import {useSearchParams} from 'react-router-dom';
import {SearchField} from '../list/SearchField';

/** The address's parameter of what is searched. */
export const BUSCA = 'busca';

/** The search box of a report, whose rows are all here: it narrows them as one types, and stands in the address. */
export function ReportSearch() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(BUSCA) ?? '';
  const [text, setText] = useState(inAddress);
  const shown = text.trim() === inAddress ? text : inAddress;
  const search = (typed: string): void => {
    setText(typed);
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (typed.trim() === '') next.delete(BUSCA);
        else next.set(BUSCA, typed.trim());
        return next;
      },
      {replace: true},
    );
  };
  return <SearchField label="Buscar neste relatório" value={shown} maxLength={120} onValueChange={search} />;
}
