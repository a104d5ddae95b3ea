import {useMemo, type ReactNode} from 'react';
import {useDataProvider, type RaRecord} from 'react-admin';
import {mayDo, mayEditRow} from '../../manifest/access';
import {useManifest} from '../../manifest/context';
import {currentSession, currentUsuario} from '../../providers/session';
import {CreateLink} from '../CreateLink';
import {textIn} from '../format/text';
import type {AllMatchingProps} from '../grid/footer/SelectionBar';
import {GridList} from '../grid/GridList';
import {ImportLink} from '../imports/list/ImportLink';
import {Page} from '../page/Page';
import {PeriodFilter} from '../period/PeriodFilter';
import {useRowAddress, useRowActions} from '../RowActions';
import {ReferenceFilter} from '../list/ReferenceFilter';
import {SelectFilter} from '../list/SelectFilter';
import {ValuesFilter} from '../list/ValuesFilter';
import {choicesOf} from './choices';
import {entityColumns} from './columns';
import {referencesOf} from './references';

const LATEST = {field: 'id', order: 'DESC'} as const;

interface Props {
  /** The contents of cells that differ from the default, by field; the same object in every render. */
  cells?: Readonly<Record<string, (row: RaRecord) => ReactNode>>;
  /** Bulk actions for the selected rows, and for all matching ones. */
  bulk?: ReactNode;
  onAllMatching?: (matching: AllMatchingProps) => ReactNode;
}

const NONE: NonNullable<Props['cells']> = {};

/** The default list of a resource: the columns that its manifest names, as the entity declares them. */
export default function EntityList({cells = NONE, bulk, onAllMatching}: Props) {
  const manifest = useManifest();
  const {name, label, many, one, entityScreens, rest, failures} = manifest;
  if (!entityScreens || !rest?.entity) throw new Error(`${name} has no entityScreens in its manifest`);
  const {entity} = rest;
  const dataProvider = useDataProvider();
  const edits = mayDo(manifest, 'edit', currentSession());
  const [main = 'id'] = entityScreens.columns;
  const actions = useRowActions<RaRecord>({nameOf: row => textIn(row, main)});
  const opens = useRowAddress<RaRecord>();
  const references = useMemo(() => referencesOf(entity, entityScreens.lookups), [entity, entityScreens]);
  const columns = useMemo(() => {
    const mayEdit = (row: RaRecord, field: string) => edits && mayEditRow(manifest, currentUsuario(), row, field);
    const editing = {resource: name, failures: failures ?? {}, mayEdit, dataProvider};
    const declared = entityColumns(entity, entityScreens.columns, editing).map(column => {
      const cell = cells[column.field];
      return cell ? {...column, cell} : column;
    });
    return [...declared, ...actions];
  }, [actions, cells, dataProvider, edits, entity, failures, manifest, name, entityScreens]);
  return (
    <Page
      title={label}
      actions={
        <>
          {entityScreens.importing && <ImportLink {...entityScreens.importing} />}
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource={name}
        label={many}
        columns={columns}
        sort={entityScreens.sort ?? LATEST}
        exports={many}
        empty={`${entityScreens.feminine ? 'Nenhuma' : 'Nenhum'} ${one.toLocaleLowerCase('pt-BR')} por aqui.`}
        {...(entityScreens.search && {search: entityScreens.search})}
        filters={
          <>
            {references.map(each => (
              <ReferenceFilter key={each.source} {...each} />
            ))}
            {entityScreens.filters?.map(field => {
              const choices = choicesOf(entity, field);
              const Filter = choices.options.length > 2 ? ValuesFilter : SelectFilter;
              return <Filter key={field} source={field} {...choices} />;
            })}
            {entityScreens.period && <PeriodFilter />}
          </>
        }
        {...(entityScreens.views && {views: entityScreens.views})}
        {...(opens && {opens})}
        {...(bulk !== undefined && {bulk})}
        {...(onAllMatching && {onAllMatching})}
      />
    </Page>
  );
}
