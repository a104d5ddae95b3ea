import {FieldFrame} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useId, useState, type KeyboardEvent} from 'react';
import {revendasQuery} from '../../base/revendas';
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

/** A shop by search: type a part of its name and choose; one that is not on the list is taken as it was typed. */
export function LojaSearch({label, name, value, maxLength, error, className, onValueChange}: Props) {
  const listId = useId();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const {data: lojas = []} = useQuery({...revendasQuery, enabled: asked});
  const found = open ? findLojas(lojas, value) : [];
  const choose = (loja: string): void => {
    onValueChange(loja);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      choose(found[active]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
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
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            onFocus={() => setAsked(true)}
            onChange={event => {
              onValueChange(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
          />
          <ul id={listId} className={styles.found} role="listbox" aria-label={label} hidden={found.length === 0}>
            {found.map((loja, i) => (
              <li
                key={loja}
                id={`${listId}-${i}`}
                role="option"
                aria-selected={i === active}
                // Before the field is left, which closes the list.
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
