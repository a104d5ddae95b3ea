import {FieldFrame} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';
import {revendasQuery} from '../../base/queries/revendas';
import {findLojas} from './find-lojas';
import styles from './LojaSearch.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
  className?: string | undefined;
  onValueChange: (value: string) => void;
}

/** An input for a store: suggests stores by a part of the name; other names are accepted as typed. */
export function LojaSearch({label, name, value, maxLength, error, className, onValueChange}: Props) {
  const listId = useId();
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const {data: lojas = []} = useQuery({...revendasQuery, enabled: requested});
  const found = open ? findLojas(lojas, value) : [];
  const list = useRef<HTMLUListElement>(null);
  const shown = found.length > 0;
  useEffect(() => {
    // On a phone the list would open behind the bottom bar.
    if (shown) list.current?.scrollIntoView({block: 'nearest'});
  }, [shown]);
  const choose = (loja: string): void => {
    onValueChange(loja);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      choose(found[active]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % found.length);
    }
  };
  return (
    <FieldFrame
      label={label}
      optional
      error={error}
      className={className}
      hint="Digite parte do nome e escolha na lista."
    >
      {binding => (
        <div className={styles.search} onBlur={() => setOpen(false)}>
          <input
            {...binding}
            name={name}
            value={value}
            maxLength={maxLength}
            autoComplete="off"
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            onFocus={() => setRequested(true)}
            onChange={event => {
              onValueChange(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
          />
          <ul ref={list} id={listId} className={styles.found} role="listbox" aria-label={label} hidden={!shown}>
            {found.map((loja, i) => (
              // The input keeps the focus and handles the list's keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={loja}
                id={`${listId}-${i}`}
                role="option"
                aria-selected={i === active}
                // Prevents the blur of the input, which would close the list before the click.
                onPointerDown={event => event.preventDefault()}
                onClick={() => choose(loja)}
              >
                {loja}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FieldFrame>
  );
}
