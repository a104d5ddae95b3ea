import type {Schema} from '@clube/api-client';
import type {RaRecord} from 'react-admin';
import EntityList from '../components/entity-screens/EntityList';
import {RedeFlag} from '../components/RedeFlag';

const CELLS = {
  acimaCota: (row: RaRecord) => {
    const {id, acimaCota} = row as Schema<'Rede'>;
    return acimaCota > 0 ? <RedeFlag rede={id}>{acimaCota}</RedeFlag> : acimaCota;
  },
};

/** The networks; the number of exceeded quotas leads to them. */
export default function RedesList() {
  return <EntityList cells={CELLS} />;
}
