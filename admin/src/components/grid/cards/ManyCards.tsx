import {useWindowVirtualizer} from '@tanstack/react-virtual';
import {useLayoutEffect, useMemo, useRef, useState} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {Card, type CardProps} from './Card';
import styles from './Cards.module.css';

interface Props<L extends RaRecord> extends CardProps<L> {
  label: string;
  rows: readonly L[];
}

/** Pixels: the estimated height of a card before it is rendered, and the gap between cards as in the style sheet. */
const [ABOUT, GAP] = [230, 12];
/** Cards rendered above and below the visible ones, for Tab and fast scrolling. */
const AROUND = 5;

/** A virtualized list: rendering 5,000 cards would take a phone seconds, and again for each selection. */
export function ManyCards<L extends RaRecord>({label, rows, ...card}: Props<L>) {
  const {selectedIds} = useListContext<L>();
  const chosen = useMemo(() => new Set(selectedIds), [selectedIds]);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // The height above the list changes at any time, such as with another line of filters.
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, []);
  const cards = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => ABOUT,
    getItemKey: index => rows[index]?.id ?? index,
    gap: GAP,
    overscan: AROUND,
    scrollMargin: top,
  });
  const drawn = cards.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const before = first ? first.start - top : 0;
  const after = cards.getTotalSize() - (last ? last.end - top : 0);
  return (
    <ul ref={list} className={styles.cards} aria-label={label} style={{paddingTop: before, paddingBottom: after}}>
      {drawn.map(({index, key}) => {
        const row = rows[index];
        if (!row) return null;
        const place = {index, count: rows.length, ref: cards.measureElement};
        return <Card key={key} row={row} chosen={chosen.has(row.id)} place={place} {...card} />;
      })}
    </ul>
  );
}
