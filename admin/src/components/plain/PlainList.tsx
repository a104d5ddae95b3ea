import {useMemo} from 'react';
import {useDataProvider, type RaRecord} from 'react-admin';
import {mayDo} from '../../manifest/access';
import {useManifest} from '../../manifest/context';
import {currentSession} from '../../providers/session';
import {CreateLink} from '../CreateLink';
import {textIn} from '../format/text';
import {GridList} from '../grid/GridList';
import {ImportLink} from '../imports/list/ImportLink';
import {Page} from '../page/Page';
import {PeriodFilter} from '../period/PeriodFilter';
import {useRowAddress, useRowActions} from '../RowActions';
import {ReferenceFilter} from '../list/ReferenceFilter';
import {plainColumns} from './columns';
import {referencesOf} from './references';

const LATEST = {field: 'id', order: 'DESC'} as const;

/** The list of a plain registration: what the manifest names, as the entity declares it. */
export default function PlainList() {
  const manifest = useManifest();
  const {name, label, many, one, plain, rest, failures} = manifest;
  if (!plain || !rest?.entity) throw new Error(`${name} is no plain registration`);
  const {entity} = rest;
  const dataProvider = useDataProvider();
  const edits = mayDo(manifest, 'edit', currentSession());
  const [main = 'id'] = plain.columns;
  const actions = useRowActions<RaRecord>({nameOf: row => textIn(row, main)});
  const opens = useRowAddress<RaRecord>();
  const references = useMemo(() => referencesOf(entity, plain.lookups), [entity, plain]);
  const columns = useMemo(() => {
    const editing = {resource: name, failure: failures?.update ?? '', edits, dataProvider};
    return [...plainColumns(entity, plain.columns, editing), ...actions];
  }, [actions, dataProvider, edits, entity, failures, name, plain]);
  return (
    <Page
      title={label}
      actions={
        <>
          {plain.importing && <ImportLink {...plain.importing} />}
          <CreateLink />
        </>
      }
      list
    >
      <GridList
        resource={name}
        label={many}
        columns={columns}
        sort={plain.sort ?? LATEST}
        exports={many}
        empty={`${plain.feminine ? 'Nenhuma' : 'Nenhum'} ${one.toLocaleLowerCase('pt-BR')} por aqui.`}
        {...(plain.search && {search: plain.search})}
        filters={
          <>
            {references.map(each => (
              <ReferenceFilter key={each.source} {...each} />
            ))}
            {plain.period && <PeriodFilter />}
          </>
        }
        {...(opens && {opens})}
      />
    </Page>
  );
}
