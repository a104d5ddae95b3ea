import {formatPontos} from '@clube/domain';
import {Icon} from '@clube/ui';
import {usePintor} from '../../base/session/session';
import {ORDERS, readOrder, type PremioStoreFilters} from './useFilters';
import styles from './PremioStore.module.css';

interface Props {
  filters: PremioStoreFilters;
  setFilters: (changes: Partial<PremioStoreFilters>) => void;
  /** The number of prizes; undefined while loading. */
  total: number | undefined;
}

/** The number of prizes, the favourites filter, and the sort order. */
export function Toolbar({filters, setFilters, total}: Props) {
  const loggedIn = usePintor() !== undefined;
  return (
    <div className={styles.order}>
      <p role="status">{total !== undefined && (total === 1 ? '1 prêmio' : `${formatPontos(total)} prêmios`)}</p>
      {loggedIn && (
        <button
          type="button"
          className={styles.favorites}
          aria-pressed={filters.favorites}
          title="Meus favoritos"
          onClick={() => setFilters({favorites: !filters.favorites})}
        >
          <Icon name="heart" size={20} />
          <span>Meus favoritos</span>
        </button>
      )}
      <label>
        <span className="visually-hidden">Ordenar por</span>
        <select value={filters.order} onChange={event => setFilters({order: readOrder(event.target.value)})}>
          {ORDERS.map(({value, text}) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
