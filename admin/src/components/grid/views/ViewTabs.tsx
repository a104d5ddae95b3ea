import {Icon, classes} from '@clube/ui';
import {useState} from 'react';
import {useListContext, type SortPayload} from 'react-admin';
import {Link, useLocation, useNavigate} from 'react-router-dom';
import {useFilters, type Filters} from '../../../providers/filters';
import type {Column} from '../columns';
import {useGridSetup} from '../settings';
import {sameFilters, shownBy, type Shown, type View} from './match';
import {PredefinedViewLink, type PredefinedView} from './PredefinedViewLink';
import {SaveView} from './SaveView';
import {VIEW_PARAM, useViews} from './useViews';
import {ViewMenu} from './ViewMenu';
import styles from './Views.module.css';

interface Props<L> {
  resource: string;
  /** The resource of the rows. */
  rows: string;
  predefined: readonly PredefinedView[];
  columns: readonly Column<L>[];
  /** The default sort order. */
  sort: SortPayload;
  defaultFilter: Filters;
}

function addressOf({id}: View, {filters, sort}: Shown): string {
  const {field, order} = sort;
  return `?${new URLSearchParams({filter: JSON.stringify(filters), sort: field, order, page: '1', [VIEW_PARAM]: String(id)})}`;
}

/** Links to the default list and to its saved views; the open one is marked as current. */
export function ViewTabs<L>({resource, rows, predefined, columns, sort, defaultFilter}: Props<L>) {
  const views = useViews(resource);
  const {sort: sorted} = useListContext();
  const {filters} = useFilters();
  const {hidden, view: active} = useGridSetup();
  const {pathname} = useLocation();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const begins = !active && sameFilters(filters, defaultFilter);
  const addressOfView = (view: View): string => addressOf(view, shownBy(view, columns, sort));
  const settings = {
    filtros: {...filters},
    ordem: {campo: sorted.field, direcao: sorted.order},
    ocultas: hidden.size > 0 ? [...hidden] : null,
  };
  return (
    <nav className={styles.views} aria-label="Visões">
      <Link to={pathname} className={classes(begins && styles.open)} aria-current={begins || undefined}>
        Todos
      </Link>
      {predefined.map(view => (
        <PredefinedViewLink
          key={view.nome}
          resource={rows}
          view={view}
          sort={sort}
          open={!active && !begins && sameFilters(filters, view.filtros)}
        />
      ))}
      {views.map(view => (
        <span key={view.id}>
          <Link
            to={addressOfView(view)}
            className={classes(view === active && styles.open)}
            aria-current={view === active || undefined}
            title={view.minha ? view.nome : `${view.nome}, compartilhada por ${view.autor}`}
          >
            {view.compartilhada && <Icon name="person" size={15} />}
            <span className={styles.name}>{view.nome}</span>
            {view.compartilhada && <span className="visually-hidden">, compartilhada</span>}
          </Link>
          {view === active && view.minha && <ViewMenu view={view} settings={settings} />}
        </span>
      ))}
      <button type="button" className={styles.save} onClick={() => setSaving(true)}>
        + Salvar visão
      </button>
      {saving && (
        <SaveView
          resource={resource}
          settings={settings}
          onSaved={view => void navigate(addressOfView(view))}
          onClose={() => setSaving(false)}
        />
      )}
    </nav>
  );
}
