import {Icon} from '@clube/ui';
import {useRef, useState} from 'react';
import {useSearchParams} from 'react-router-dom';
import listStyles from '../list/List.module.css';
import {useShortcut} from '../useShortcut';

/** The address's parameter of what is searched. */
export const BUSCA = 'busca';

const LABEL = 'Buscar neste relatório';

/** The search box of a report, whose rows are all here: it narrows them as one types, and stands in the address. */
export function ReportSearch() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(BUSCA) ?? '';
  const [text, setText] = useState(inAddress);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus(), {modifier: 'none'});
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
  return (
    <div className={listStyles.search} role="search">
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={LABEL}
        placeholder={LABEL}
        maxLength={120}
        value={shown}
        onChange={({target}) => search(target.value)}
        aria-keyshortcuts="/"
      />
      <kbd aria-hidden>/</kbd>
    </div>
  );
}
