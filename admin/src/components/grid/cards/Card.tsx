import {classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import type {Ref} from 'react';
import {useListContext, type RaRecord} from 'react-admin';
import {Content} from '../Content';
import {isMain, type Column} from '../columns';
import {isRowClick, opensNewTab} from '../opening/clicks';
import type {Opening} from '../opening/useOpening';
import styles from './Cards.module.css';

/** Props that all cards of a list share. */
export interface CardProps<L extends RaRecord> {
  /** The visible columns. */
  columns: readonly Column<L>[];
  rowName?: ((row: L) => string) | undefined;
  opening: Opening<L> | undefined;
}

/** The position of a card in a virtualized list. */
interface Place {
  index: number;
  count: number;
  ref: Ref<HTMLLIElement>;
}

interface Props<L extends RaRecord> extends CardProps<L> {
  row: L;
  chosen: boolean;
  place?: Place;
}

/** A row as a card on a phone: the name at the top, then the values, and the buttons at the bottom. */
export function Card<L extends RaRecord>({columns, row, chosen, rowName, opening, place}: Props<L>) {
  const {onToggleItem} = useListContext<L>();
  const [heading, actions] = [columns.find(isMain), columns.find(({kind}) => kind === 'actions')];
  const facts = columns.filter(column => column !== heading && column !== actions);
  return (
    // Keyboard users have a link or a button inside the card for what the click does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      className={classes(styles.card, chosen && styles.chosen)}
      onClick={event => isRowClick(event) && opening?.(row, opensNewTab(event))}
      {...(place && {
        ref: place.ref,
        'data-index': place.index,
        'aria-posinset': place.index + 1,
        'aria-setsize': place.count,
      })}
    >
      {heading && (
        <div className={styles.heading}>
          <Content column={heading} row={row} />
        </div>
      )}
      {rowName && (
        <Checkbox
          className={styles.choice ?? ''}
          size="small"
          checked={chosen}
          onChange={() => onToggleItem(row.id)}
          slotProps={{input: {'aria-label': `Selecionar ${rowName(row)}`}}}
        />
      )}
      <dl>
        {facts.map(column => (
          <div key={column.field}>
            <dt>{column.title}</dt>
            <dd>
              <Content column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {actions && (
        <div className={styles.actions}>
          <Content column={actions} row={row} />
        </div>
      )}
    </li>
  );
}
