import {useEffect, useEffectEvent, useState} from 'react';
import {useFilters} from '../../providers/filters';
import {SearchField} from './SearchField';

const WAIT_MS = 350;

/** The filter that a list's search box sets. */
export const SEARCH_FILTER = 'q';

interface Props {
  label: string;
  /** The name of the filter that it sets. */
  source?: string;
  /** Converts the typed text to the filter value. */
  read?: (text: string) => string;
}

const asTyped = (text: string): string => text.trim();

/** The list's search box. It applies the text after a pause in typing, and follows changes of the URL. */
export function SearchInput({label, source = SEARCH_FILTER, read = asTyped}: Props) {
  const {filters, setFilters, textOf} = useFilters();
  const inAddress = textOf(source);
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [requested, setRequested] = useState<string>();
  if (seen !== inAddress) {
    setSeen(inAddress);
    setRequested(undefined);
    // The URL also changes by this input's own filter, often while the person is still typing: that must not replace
    // the text.
    if (inAddress !== requested) setText(inAddress);
  }
  const typed = read(text);
  const search = useEffectEvent(() => {
    const {[source]: _, ...others} = filters;
    setRequested(typed);
    setFilters(typed ? {...others, [source]: typed} : others);
  });
  useEffect(() => {
    if (typed === inAddress) return;
    // The list stays on the screen while the page behind a link loads: searching then would lead back to it.
    const {pathname} = location;
    const timer = setTimeout(() => location.pathname === pathname && search(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return <SearchField label={label} value={text} onValueChange={setText} />;
}
