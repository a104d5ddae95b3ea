import {useState} from 'react';
import {useSearchParams} from 'react-router-dom';
import {SearchField} from '../list/SearchField';

/** The URL parameter of the search text. */
export const BUSCA = 'busca';

/** The search box of a report, which filters the loaded rows while the person types; the text is in the URL. */
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
