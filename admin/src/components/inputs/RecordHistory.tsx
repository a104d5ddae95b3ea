import {writableFields} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useManifest} from '../../manifest/context';
import type {Alteracao} from '../record-page/alteracoes';
import {HistoryDetails} from '../record-page/HistoryDetails';
import {useSetRecordValues} from './useSetRecordValues';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The record's primary key. */
  id: string;
  /** Converts the record for the inputs. */
  asTyped: (values: Values) => Values;
}

/** The history of a record, whose former values can be restored into the form. */
export function RecordHistory({id, asTyped}: Props) {
  const {rest} = useManifest();
  const bringBack = useSetRecordValues(asTyped);
  const entity = rest?.entity;
  if (!entity) return null;
  const writable = writableFields(entity, 'Mudanca');
  const buttonOf = ({antes}: Alteracao) => {
    const former = Object.fromEntries(Object.entries(antes ?? {}).filter(([name]) => writable.includes(name)));
    return (
      Object.keys(former).length > 0 && (
        <Button variant="text" small onClick={() => bringBack(former)}>
          Trazer de volta
        </Button>
      )
    );
  };
  return <HistoryDetails entity={entity} id={id} label="Histórico deste cadastro" moreOf={buttonOf} />;
}
